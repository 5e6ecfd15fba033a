import type { Member } from './openDeskServer.ts';

type SelectRows = (text: string, values?: unknown[]) => Promise<unknown[]>;

/** Returns all of some accounts that an attack on roles, passwords or sessions might change, and the number of accounts. */
export async function readAccounts(rows: SelectRows, members: Pick<Member, 'id'>[]): Promise<unknown[]> {
  const ids = members.map(({ id }) => id);
  return [
    await rows('SELECT id, role, is_verified, credential, email, username FROM users WHERE id = ANY ($1) ORDER BY id', [
      ids,
    ]),
    await rows('SELECT * FROM account.password WHERE user_id = ANY ($1) ORDER BY user_id', [ids]),
    await rows('SELECT session_token, desk_key FROM user_sessions WHERE user_id = ANY ($1) ORDER BY id', [ids]),
    await rows('SELECT count(*) FROM users'),
  ];
}

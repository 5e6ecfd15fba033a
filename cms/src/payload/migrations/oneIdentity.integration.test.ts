import { pbkdf2Sync } from 'node:crypto';
import { endpoints } from '@common-ground/api/endpoints.ts';
import { hashOfRecoveryCode, newFactor } from '@common-ground/api/features/accounts/second-factor/codes.ts';
import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import { hashPassword, type PasswordHash } from '@common-ground/api/platform/passwords/hashPassword.ts';
import { findDeskSession } from '@common-ground/api/platform/session/deskKey.ts';
import { createToken, hashToken } from '@common-ground/api/platform/session/token.ts';
import { createRequester } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { createTestMailer } from '@common-ground/api/platform/testing/createTestMailer.ts';
import { PASSWORD } from '@common-ground/api/testing/people.ts';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { runOnce } from '../../server/start/runNode.ts';
import { applyRelease, createOwnedDatabase } from '../testing/createOwnedDatabase.ts';
import { readCookie } from '../testing/openDeskServer.ts';
import { testSettings } from '../testing/testSettings.ts';

const RECOVERY = 'abcde-fghjk';

/** Returns a hash in Payload's older form, which an account that never signed in since may have. */
function hashInOldForm(password: string): PasswordHash {
  const salt = 'an old salt';
  return { hash: pbkdf2Sync(password, salt, 25_000, 512, 'sha256').toString('hex'), salt };
}

it('keeps passwords, second factors and sessions of the site in a database of version 0.1.0', async () => {
  const { client, url } = await createOwnedDatabase();
  await applyRelease(client);
  const add = async (name: string, role: string, password: PasswordHash | null): Promise<number> => {
    const { rows } = await client.query(
      `INSERT INTO users (email, username, display_name, role, hash, salt)
       VALUES ($1 || '@example.net', $1, $1, $2::enum_users_role, $3, $4) RETURNING id`,
      [name, role, password?.hash, password?.salt],
    );
    return rows[0].id;
  };
  const current = await hashPassword(PASSWORD);
  const ada = await add('ada', 'editor', current);
  const old = await add('grace', 'translator', hashInOldForm(PASSWORD));
  const reader = await add('rita', 'user', await hashPassword(PASSWORD));
  await add('bob', 'user', null);
  const { shown, kept } = newFactor(ada, 'ada@example.net');
  await client.query(
    'INSERT INTO account.second_factor (user_id, secret, since, last_period) VALUES ($1, $2, now(), 0)',
    [ada, kept],
  );
  await client.query('INSERT INTO account.recovery_code (user_id, code_hash) VALUES ($1, $2)', [
    ada,
    hashOfRecoveryCode(RECOVERY, ada),
  ]);
  const token = createToken();
  await client.query(
    `INSERT INTO user_sessions (user_id, session_token, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [ada, hashToken(token)],
  );

  await runOnce('migrate', { ...testSettings, DATABASE_URL: url });

  const passwords = 'SELECT user_id AS id, hash, salt FROM account.password ORDER BY user_id';
  expect((await client.query(passwords)).rows).toEqual([
    { id: ada, ...current },
    { id: old, ...hashInOldForm(PASSWORD) },
    { id: reader, hash: expect.any(String), salt: expect.any(String) },
  ]);
  const columns = await client.query(
    `SELECT FROM information_schema.columns WHERE table_name = 'users' AND column_name ~ 'hash|salt|password|lock|attempts'`,
  );
  expect(columns.rowCount).toBe(0);

  const database = new pg.Pool({ connectionString: url });
  onTestFinished(() => database.end());
  const mailer = createTestMailer();
  const ask = createRequester({ endpoints, database, mailer });
  const headers = { 'content-type': 'application/json', origin: mailer.siteUrl };
  const send = (path: string, body: object, more: object = {}) =>
    ask(path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  /** Signs in. @returns the status, and the id of the user for whom the CMS is open then */
  const login = async (name: string, body: object) => {
    const response = await send('/api/auth/login', { email: `${name}@example.net`, ...body });
    const session = await findDeskSession(database, new Headers({ cookie: readCookie(response) }));
    return [response.status, session?.userId ?? null];
  };
  const bearer = { authorization: `Bearer ${token}` };
  expect((await ask('/api/auth/me', { headers: bearer })).status).toBe(200);
  const code = appCode(shown.secret);
  expect(await login('ada', { password: PASSWORD })).toEqual([401, null]);
  expect(await login('ada', { password: 'another password', code })).toEqual([401, null]);
  expect(await login('ada', { password: PASSWORD, code })).toEqual([200, ada]);
  // The session that was there before the upgrade opens the CMS with password and code.
  expect((await send('/api/auth/desk', { password: PASSWORD }, bearer)).status).toBe(401);
  const opened = await send('/api/auth/desk', { password: PASSWORD, code: RECOVERY }, bearer);
  expect((await findDeskSession(database, new Headers({ cookie: readCookie(opened) })))?.userId).toBe(ada);
  // An old hash is replaced at its first use, after which the password goes on working.
  expect(await login('grace', { password: 'another password' })).toEqual([401, null]);
  for (let twice = 0; twice < 2; twice++) expect(await login('grace', { password: PASSWORD })).toEqual([200, old]);
  expect((await client.query(passwords)).rows[1].hash).toMatch(/^pbkdf2-sha256-v1:/);
  expect(await login('rita', { password: PASSWORD })).toEqual([200, null]);
  expect(await login('bob', { password: PASSWORD })).toEqual([401, null]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { FORMER_MEMBER, LAST_ADMIN } from '../../contracts/accounts/personalData.ts';
import { WRONG_PASSWORD } from '../../contracts/accounts/security.ts';
import { PASSWORD, type Person } from '../../testing/people.ts';
import { notify } from '../notifications/queries/notify.ts';
import { referencesToUsers, tablesWith } from './testing/catalog.ts';
import { fillRecord } from './testing/fillRecords.ts';
import { twoPeople } from './testing/twoPeople.ts';

const { server, send, rows: sql, signUp, become } = twoPeople();
let reader: Person;
let other: Person;
beforeEach(() => {
  ({ reader, other } = server);
});
const remove = (person: Person, password: unknown = PASSWORD, token: string | undefined = person.token) =>
  send('DELETE', `/api/users/${person.id}`, token, { password });
const isThere = async ({ id }: Person) => (await sql('SELECT FROM users WHERE id = $1', [id])).length === 1;
const makeAdmin = (person: Person) => become(person, 'admin');

describe('deleted account', () => {
  const display = 'Quillip Vantamere';

  it('leaves no name, display name or address in the whole database', async () => {
    await sql('UPDATE users SET display_name = $2 WHERE id = $1', [reader.id, display]);
    for (const reference of await referencesToUsers(server.database)) {
      if (reference.table === 'public.user_profiles') continue;
      for (const name of [`zorblefax${server.count}`, display]) {
        // Some tables allow only one record per user.
        const fill = fillRecord(server.database, {
          reference,
          userId: reader.id,
          marks: { name, email: reader.email },
        });
        await fill.catch((error) => expect(error.code).toBe('23505'));
      }
    }
    await sql('UPDATE user_profiles SET display_name = $2, bio = $2, location = $2 WHERE user_id = $1', [
      reader.id,
      display,
    ]);
    const marks = [`zorblefax${server.count}`, display, reader.email];
    for (const mark of marks) expect((await tablesWith(server.database, mark)).length, mark).toBeGreaterThan(4);
    expect((await remove(reader)).status).toBe(200);
    for (const mark of marks) expect(await tablesWith(server.database, mark), mark).toEqual([]);
  });

  it('loses its private records, and keeps its contributions without a reference to it', async () => {
    const references = await referencesToUsers(server.database);
    for (const reference of references) {
      if (/user_profiles|user_sessions|account.password/.test(reference.table)) continue;
      await fillRecord(server.database, { reference, userId: reader.id, marks: { name: 'N', email: 'n@example.org' } });
    }
    const count = async (table: string) => Number((await sql(`SELECT count(*) FROM ${table}`))[0].count);
    const before = new Map<string, number>();
    for (const { table } of references) before.set(table, await count(table));
    expect((await remove(reader)).status).toBe(200);
    for (const { table, column, rule } of references) {
      expect(rule, `${table}.${column} says what a deletion does`).not.toBe('other');
      expect(await sql(`SELECT FROM ${table} WHERE ${column} = $1`, [reader.id]), table).toEqual([]);
      const isPrivate = references.some((one) => one.table === table && one.rule === 'cascade');
      const lost = (before.get(table) ?? 0) - (await count(table));
      // A private table may also refer to users in other columns, such as `verified_by_id` of a certificate.
      if (isPrivate) expect(lost, table).toBeGreaterThanOrEqual(1);
      else expect(lost, table).toBe(0);
    }
  });

  it('becomes "former member" on Talk pages, and only its id is removed from a condition', async () => {
    const [page] = await sql(
      'UPDATE conditions SET contributors = 7, last_edited_by_id = $1 WHERE id = 1 RETURNING *',
      [reader.id],
    );
    await sql(
      `INSERT INTO discussions (condition_id, user_id, user_name, content, timestamp) VALUES (1, $1, 'Zorb', 'Said', now()), (1, $2, 'Else', 'Said', now())`,
      [reader.id, other.id],
    );
    await remove(reader);
    expect(await sql('SELECT user_id, user_name, content FROM discussions ORDER BY id DESC LIMIT 2')).toEqual([
      { user_id: other.id, user_name: 'Else', content: 'Said' },
      { user_id: null, user_name: FORMER_MEMBER, content: 'Said' },
    ]);
    expect(await sql('SELECT * FROM conditions WHERE id = 1')).toEqual([{ ...page, last_edited_by_id: null }]);
  });

  it('leaves no name on contributions sent as a guest, and those of others unchanged', async () => {
    await sql('UPDATE users SET is_verified = true WHERE id = $1', [reader.id]);
    await sql(
      `INSERT INTO contributions (title, contributor_name, contributor_email, user_id) VALUES ('a', 'Z', upper($1::text), NULL), ('b', 'O', $2, NULL), ('c', 'O', $1, $3)`,
      [reader.email, other.email, other.id],
    );
    await remove(reader);
    expect(
      await sql(
        'SELECT contributor_name AS name, contributor_email AS email FROM contributions ORDER BY id DESC LIMIT 3',
      ),
    ).toEqual([
      { name: 'O', email: reader.email },
      { name: 'O', email: other.email },
      { name: null, email: null },
    ]);
  });

  it('has no session, cannot sign in, and leaves its username free for registration', async () => {
    await remove(reader);
    expect((await send('GET', '/api/auth/me', reader.token)).status).toBe(401);
    const signIn = await send('POST', '/api/auth/login', undefined, { email: reader.email, password: PASSWORD });
    expect(signIn.status).toBe(401);
    expect((await signUp(`zorblefax${server.count}`)).id).not.toBe(reader.id);
  });

  it('is not restored by a concurrent request that writes its old row', async () => {
    const [row] = await sql('SELECT * FROM users WHERE id = $1', [reader.id]);
    const names = Object.keys(row);
    const text = `INSERT INTO users (${names}) VALUES (${names.map((_, n) => `$${n + 1}`)})
      ON CONFLICT (id) DO UPDATE SET username = excluded.username`;
    const writing = () => sql(text, Object.values(row)).catch((error) => error.code);
    expect(await whileDeleting(writing)).toBe('CG410');
    expect(await isThere(reader)).toBe(false);
  });

  it('makes concurrent requests of its user fail with 401', async () => {
    const signIn = () => send('POST', '/api/auth/login', undefined, { email: reader.email, password: PASSWORD });
    expect((await whileDeleting(signIn)).status).toBe(401);
    const bookmark = () => send('POST', '/api/bookmarks', other.token, { contentId: 1, bookmarkType: 'condition' });
    expect((await whileDeleting(bookmark, other)).status).toBe(401);
  });

  it('gets no notification from a concurrent `notify`, which does not fail', async () => {
    const telling = () => notify(server.database, { userId: reader.id, kind: 'email_verified' });
    expect(await whileDeleting(telling)).toBe(false);
  });

  /** Starts `work` while a deletion is uncommitted, waits until `work` is blocked, and commits. */
  async function whileDeleting<Result>(work: () => Promise<Result>, { id }: Person = reader): Promise<Result> {
    const deletion = await server.database.connect();
    try {
      await deletion.query('BEGIN');
      await deletion.query('DELETE FROM users WHERE id = $1', [id]);
      const late = work();
      await expect.poll(waiting).toBe(1);
      await deletion.query('COMMIT');
      return await late;
    } finally {
      deletion.release();
    }
  }

  const waiting = async () =>
    Number(
      (
        await sql(
          `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      )[0].count,
    );
});

describe('deletion of an account', () => {
  it('needs the password, and counts wrong ones together with those of sign-ins', async () => {
    const wrong = await remove(reader, 'not this one');
    expect([wrong.status, await wrong.text()]).toEqual([403, WRONG_PASSWORD]);
    for (let times = 1; times < 10; times++) await remove(reader, `not this one ${times}`);
    expect((await remove(reader)).status).toBe(429);
    const signIn = await send('POST', '/api/auth/login', undefined, { email: reader.email, password: PASSWORD });
    expect(signIn.status).toBe(429);
    expect(await isThere(reader)).toBe(true);
  });

  it.each([
    ['no password', {}],
    ['an empty password', { password: '' }],
    ['a number as the password', { password: 12345678 }],
    ['a password that is too long', { password: 'x'.repeat(257) }],
  ])('is refused with %s', async (_, body) => {
    expect((await send('DELETE', `/api/users/${reader.id}`, reader.token, body)).status).toBe(400);
    expect(await isThere(reader)).toBe(true);
  });

  it('takes effect when requested twice, and leaves concurrent exports complete or refused', async () => {
    const exportIt = () => send('GET', `/api/users/${reader.id}/export`, reader.token);
    const [first, second, ...exported] = await Promise.all([
      remove(reader),
      remove(reader),
      ...Array.from({ length: 5 }, exportIt),
    ]);
    expect([200, 401]).toContain(first?.status);
    expect([200, 401]).toContain(second?.status);
    expect(await isThere(reader)).toBe(false);
    for (const response of exported) {
      expect([200, 401]).toContain(response.status);
      if (response.status !== 200) continue;
      const { users, user_profiles } = await response.json();
      expect([users.length, user_profiles.length]).toEqual([1, 1]);
    }
  });
});

describe('last administrator', () => {
  beforeEach(async () => {
    await makeAdmin(reader);
    await sql(`UPDATE users SET role = 'user' WHERE role = 'admin' AND id <> $1`, [reader.id]);
  });

  it('cannot be deleted until another user is an administrator', async () => {
    const refused = await remove(reader);
    expect([refused.status, await refused.text()]).toEqual([409, LAST_ADMIN]);
    expect((await send('GET', '/api/auth/me', reader.token)).status).toBe(200);
    await makeAdmin(other);
    expect((await remove(reader)).status).toBe(200);
  });

  it('remains when the last two administrators delete their accounts concurrently', async () => {
    for (let times = 0; times < 5; times++) {
      await makeAdmin(other);
      const statuses = await Promise.all([remove(reader), remove(other)].map(async (one) => (await one).status));
      expect(statuses.sort()).toEqual([200, 409]);
      const stayed = (await isThere(reader)) ? reader : other;
      [reader, other] = [stayed, await signUp(`next${server.count}x${times}`)];
    }
  });

  it('cannot lose account or role, even by one statement about all administrators', async () => {
    await expect(sql(`UPDATE users SET role = 'editor' WHERE id = $1`, [reader.id])).rejects.toMatchObject({
      code: 'CG409',
    });
    await makeAdmin(other);
    await expect(sql(`UPDATE users SET role = 'editor' WHERE role = 'admin'`)).rejects.toMatchObject({ code: 'CG409' });
    await expect(sql(`DELETE FROM users WHERE role = 'admin'`)).rejects.toMatchObject({ code: 'CG409' });
    await sql(`UPDATE users SET role = 'editor' WHERE id = $1`, [reader.id]);
    expect(await sql(`SELECT id FROM users WHERE role = 'admin'`)).toEqual([{ id: other.id }]);
  });
});

import { endpoints } from '@common-ground/api/endpoints.ts';
import { newFactor } from '@common-ground/api/features/accounts/second-factor/codes.ts';
import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import { hashPassword } from '@common-ground/api/platform/passwords/hashPassword.ts';
import { createToken, hashToken } from '@common-ground/api/platform/session/token.ts';
import { createRequester } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { createTestMailer } from '@common-ground/api/platform/testing/createTestMailer.ts';
import { PASSWORD } from '@common-ground/api/testing/people.ts';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { runOnce } from '../../server/start/runNode.ts';
import { createOwnedDatabase, readRelease } from '../testing/createOwnedDatabase.ts';
import { testSettings } from '../testing/testSettings.ts';

const EMAIL = 'ada@example.net';

it('keeps passwords, second factors and sessions of the site in a database of version 0.1.0', async () => {
  const { client, url } = await createOwnedDatabase();
  await client.query(readRelease());
  const { hash, salt } = await hashPassword(PASSWORD);
  const { rows } = await client.query(
    `INSERT INTO users (email, username, display_name, role, hash, salt)
     VALUES ($1, 'ada', 'Ada', 'editor', $2, $3), ('bob@example.net', 'bob', 'Bob', 'user', NULL, NULL) RETURNING id`,
    [EMAIL, hash, salt],
  );
  const { shown, kept } = newFactor(rows[0].id, EMAIL);
  await client.query('INSERT INTO account.second_factor (user_id, secret, since, last_period) VALUES ($1, $2, now(), 0)', [
    rows[0].id,
    kept,
  ]);
  const token = createToken();
  await client.query(
    `INSERT INTO user_sessions (user_id, session_token, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [rows[0].id, hashToken(token)],
  );

  await runOnce('migrate', { ...testSettings, DATABASE_URL: url });

  const database = new pg.Pool({ connectionString: url });
  onTestFinished(() => database.end());
  const ask = createRequester({ endpoints, database, mailer: createTestMailer() });
  const login = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await ask('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  expect((await ask('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  const code = appCode(shown.secret);
  expect(await login({ email: EMAIL, password: PASSWORD })).toBe(401);
  expect(await login({ email: EMAIL, password: 'another password', code })).toBe(401);
  expect(await login({ email: EMAIL, password: PASSWORD, code })).toBe(200);
  expect((await client.query('SELECT user_id FROM account.password')).rows).toEqual([{ user_id: rows[0].id }]);
});

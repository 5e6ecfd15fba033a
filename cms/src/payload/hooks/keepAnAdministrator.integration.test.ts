import { FORMER_MEMBER, LAST_ADMIN } from '@common-ground/api/contracts/accounts/personalData.ts';
import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { beforeEach, expect, it } from 'vitest';
import { askDesk, signedInAtDesk } from '../testing/askDesk.ts';
import { bodyOfForm } from '../testing/readUpdatedAt.ts';
import { testPayload } from '../testing/testPayload.ts';

const test = await testPayload();
let admin: Awaited<ReturnType<typeof account>>;

beforeEach(async () => {
  admin = await account('admin');
  await test.pool.query(`UPDATE users SET role = 'editor' WHERE role = 'admin' AND id <> $1`, [admin.id]);
});

const account = (role: Role) => signedInAtDesk(test.payload, role);

const send = async (method: string, path: string, given?: object) => {
  const call = { method, path: `/users${path}`, body: given };
  return askDesk(method, call.path, { session: admin.session, body: await bodyOfForm(test.payload, call) });
};

const roles = async () => (await test.pool.query(`SELECT id FROM users WHERE role = 'admin'`)).rows.map(({ id }) => id);

it('removes the name of a user whom an administrator deletes', async () => {
  const member = await account('translator');
  await test.pool.query(
    `INSERT INTO discussions (condition_id, user_id, user_name, content, timestamp) VALUES (1, $1, 'Desk', 'Said', now())`,
    [member.id],
  );
  expect((await send('DELETE', `/${member.id}`)).status).toBe(200);
  const { rows } = await test.pool.query(`SELECT user_id, user_name FROM discussions WHERE content = 'Said'`);
  expect(rows).toEqual([{ user_id: null, user_name: FORMER_MEMBER }]);
  const preferences = await test.pool.query('SELECT FROM payload_preferences_rels WHERE users_id = $1', [member.id]);
  expect(preferences.rows).toEqual([]);
});

it('rejects the deletion of the last administrator with a reason', async () => {
  const refused = await send('DELETE', `/${admin.id}`);
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(LAST_ADMIN)]);
  expect((await send('DELETE', '?where[id][greater_than]=0')).status).not.toBe(200);
  expect(await roles()).toEqual([admin.id]);
});

it('allows other changes of the last administrator', async () => {
  expect((await send('PATCH', `/${admin.id}`, { displayName: 'Still here' })).status).toBe(200);
  expect((await send('PATCH', `/${admin.id}`, { role: 'admin' })).status).toBe(200);
});

import { expect, it } from 'vitest';
import { askDesk, signedInAtDesk } from '../testing/askDesk.ts';
import { testPayload } from '../testing/testPayload.ts';

const { payload, pool } = await testPayload();

it('when something was made or changed is nobody’s to say, in a draft or in the record', async () => {
  const [editor, admin] = [await signedInAtDesk(payload, 'editor'), await signedInAtDesk(payload, 'admin')];
  const past = { createdAt: '2001-01-01T00:00:00.000Z', updatedAt: '2001-01-01T00:00:00.000Z' };
  for (const [{ token }, path, data] of [
    [editor, '/categories/1', { reason: 'Long ago' }],
    [editor, '/conditions/1?draft=true', { summary: 'Begun long ago.' }],
    [admin, `/users/${editor.id}`, {}],
  ] as const)
    expect((await askDesk('PATCH', path, { token, body: { ...data, ...past } })).status, path).toBe(200);
  for (const [table, times] of [
    ['users', 'created_at, updated_at'],
    ['categories', 'created_at, updated_at'],
    ['_categories_v', 'created_at, updated_at, version_created_at, version_updated_at'],
    ['_conditions_v', 'created_at, updated_at, version_created_at, version_updated_at'],
  ])
    expect((await pool.query(`SELECT FROM ${table} WHERE least(${times}) < '2002-01-01'`)).rowCount, table).toBe(0);
});

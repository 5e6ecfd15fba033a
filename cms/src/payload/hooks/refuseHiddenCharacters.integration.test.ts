import { expect, it } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';

const { payload, pool } = await testPayload();

/** An editor, so that access rules apply. */
const { rows } = await pool.query<{ id: number }>(
  `INSERT INTO users (username, display_name, email, role) VALUES ('typist', 'Typist', 'typist@example.org', 'editor') RETURNING id`,
);
const user = {
  ...(await payload.findByID({ collection: 'users', id: rows[0]?.id ?? 0 })),
  collection: 'users',
} as const;

it.each([
  ['a direction override in the description', { description: 'On this shelf\u202E' }, 'description'],
  ['a null character in the name', { name: 'Shelf\0' }, 'name'],
])('rejects %s, and names the field and the character', async (_, data, path) => {
  const refused = payload.update({ collection: 'categories', id: 1, data, user, overrideAccess: false });
  await expect(refused).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path, message: expect.stringMatching(/^holds .+: remove U\+/) }] },
  });
});

it('rejects invisible characters in a list of a draft', async () => {
  const data = { symptoms: ['a', 'b\u200Bc'], _status: 'draft' as const };
  const refused = payload.update({ collection: 'conditions', id: 1, data, draft: true, user, overrideAccess: false });
  await expect(refused).rejects.toMatchObject({ data: { errors: [{ path: 'symptoms.1' }] } });
});

it('keeps joiners between letters and emoji', async () => {
  const data = { description: 'نمی‌خواهم 👩‍⚕️', reason: 'In Persian' };
  await payload.update({ collection: 'categories', id: 1, data, user, overrideAccess: false });
  expect((await payload.findByID({ collection: 'categories', id: 1 })).description).toBe(data.description);
});

import { expect, it } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';

const { payload, pool } = await testPayload();

/** By somebody at the desk, with the rules that hold for them. */
const { rows } = await pool.query<{ id: number }>(
  `INSERT INTO users (username, display_name, email, role) VALUES ('typist', 'Typist', 'typist@example.org', 'editor') RETURNING id`,
);
const user = {
  ...(await payload.findByID({ collection: 'users', id: rows[0]?.id ?? 0 })),
  collection: 'users',
} as const;

it.each([
  ['a description', { description: 'On this shelf\u202E' }, 'description'],
  ['a name that cannot be kept', { name: 'Shelf\0' }, 'name'],
])('%s that holds what nobody sees is refused, with its field and what to remove', async (_, data, path) => {
  const refused = payload.update({ collection: 'categories', id: 1, data, user, overrideAccess: false });
  await expect(refused).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path, message: expect.stringMatching(/^holds .+: remove U\+/) }] },
  });
});

it('a draft too, in whichever of its lists', async () => {
  const data = { symptoms: ['a', 'b\u200Bc'], _status: 'draft' as const };
  const refused = payload.update({ collection: 'conditions', id: 1, data, draft: true, user, overrideAccess: false });
  await expect(refused).rejects.toMatchObject({ data: { errors: [{ path: 'symptoms.1' }] } });
});

it('what joins letters as they are written is kept', async () => {
  const data = { description: 'نمی‌خواهم 👩‍⚕️', reason: 'In Persian' };
  await payload.update({ collection: 'categories', id: 1, data, user, overrideAccess: false });
  expect((await payload.findByID({ collection: 'categories', id: 1 })).description).toBe(data.description);
});

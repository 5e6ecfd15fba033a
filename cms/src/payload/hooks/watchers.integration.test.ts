import { expect, it } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';

const test = await testPayload();

async function givenWatcher(username: string): Promise<number> {
  const account = { username, displayName: username, email: `${username}@watch.example`, role: 'editor' };
  const { id } = await test.cms.add('users', { ...account, password: 'correct horse battery' });
  await test.cms.add('watchlist', { user: id, condition: 1, addedAt: new Date().toISOString() });
  return id;
}

it('notifies watchers of protection, its end and unpublishing, with the reason', async () => {
  const [reader, editor] = [await givenWatcher('watching'), await givenWatcher('editing')];
  const user = { id: editor, collection: 'users', role: 'editor' };
  const save = (data: object) => test.cms.save('conditions', 1, data, { user });
  const kept = { _status: 'published', isMinorEdit: true };
  await save({ ...kept, isProtected: true, editSummary: 'Much vandalism' });
  await save({ ...kept, isProtected: false, editSummary: 'It is quiet again' });
  await save({ editSummary: 'It is about nothing', _status: 'draft' });
  const { rows } = await test.pool.query(
    'SELECT kind, user_id AS told, "values" ->> \'reason\' AS why FROM notifications ORDER BY id',
  );
  expect(rows).toEqual([
    { kind: 'watched_protected', told: reader, why: 'Much vandalism' },
    { kind: 'watched_unprotected', told: reader, why: 'It is quiet again' },
    { kind: 'watched_removed', told: reader, why: 'It is about nothing' },
  ]);
});

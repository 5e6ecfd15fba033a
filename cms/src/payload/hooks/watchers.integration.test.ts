import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';

const test = await testPayload();
let reader: number;
let editor: number;
beforeAll(async () => {
  const person = async (username: string) => {
    const account = { username, displayName: username, email: `${username}@watch.example`, role: 'editor' };
    const { id } = await test.cms.add('users', { ...account, password: 'correct horse battery' });
    await test.cms.add('watchlist', { user: id, condition: 1, addedAt: new Date().toISOString() });
    return id;
  };
  [reader, editor] = [await person('watching'), await person('editing')];
});
beforeEach(() => test.pool.query('DELETE FROM notifications'));

/** As an editor's text comes before readers, past the review, which has tests of its own. */
const publish = (data: object) =>
  test.cms.save(
    'conditions',
    1,
    { ...data, _status: 'published' },
    { user: { id: editor, collection: 'users', role: 'editor' } },
  );
const told = async () =>
  (await test.pool.query('SELECT user_id, "values" ->> \'title\' AS title FROM notifications ORDER BY id')).rows;
const kinds = async () =>
  (await test.pool.query('SELECT kind, "values" ->> \'reason\' AS why FROM notifications ORDER BY id')).rows;

it('who watches a condition is told once when text is published that really changed, and its editor is not', async () => {
  const { name } = await publish({ summary: 'Put in other words.' });
  expect(await told()).toEqual([{ user_id: reader, title: name }]);
});

it('nobody is told of a draft, until it is published', async () => {
  await test.cms.draft('conditions', 1, { summary: 'Not there yet.' });
  expect(await told()).toEqual([]);
  await publish({ summary: 'Not there yet.' });
  expect(await told()).toHaveLength(1);
});

it.each([
  ['a minor edit', { summary: 'Not there yet!', isMinorEdit: true, editSummary: 'A sign' }],
  ['the same text once more', {}],
  ['another shelf', { category: 2 }],
])('nobody is told of %s', async (_, change) => {
  await publish(change);
  expect(await told()).toEqual([]);
});

it('who watches a condition hears that it is protected, no longer protected, or taken down, and why', async () => {
  await publish({ isProtected: true, isMinorEdit: true, editSummary: 'Much vandalism' });
  await publish({ isProtected: false, isMinorEdit: true, editSummary: 'It is quiet again' });
  await test.cms.save(
    'conditions',
    1,
    { editSummary: 'It is about nothing', _status: 'draft' },
    { user: { id: editor, collection: 'users', role: 'editor' } },
  );
  expect(await kinds()).toEqual([
    { kind: 'watched_protected', why: 'Much vandalism' },
    { kind: 'watched_unprotected', why: 'It is quiet again' },
    { kind: 'watched_removed', why: 'It is about nothing' },
  ]);
});

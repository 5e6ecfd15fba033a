import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asSeeder } from '../testing/asSeeder.ts';
import { type TestPayload, testPayload } from '../testing/testPayload.ts';

let test: TestPayload;
let reader: number;
let editor: number;
beforeAll(async () => {
  test = await testPayload();
  const person = async (username: string) =>
    (
      await test.payload.create({
        collection: 'users',
        data: {
          username,
          displayName: username,
          email: `${username}@watch.example`,
          role: 'editor',
          password: 'correct horse battery',
        },
      })
    ).id;
  [reader, editor] = [await person('watching'), await person('editing')];
  for (const user of [reader, editor])
    await test.payload.create({
      collection: 'watchlist',
      data: { user, condition: 1, addedAt: new Date().toISOString() },
    });
});
afterAll(() => test?.close());
beforeEach(() => test.pool.query('DELETE FROM notifications'));

/** As an editor's text comes before readers, past the review, which has tests of its own. */
const save = (data: object, more: object = {}) =>
  test.payload.update({
    collection: 'conditions',
    id: 1,
    data,
    user: { id: editor, collection: 'users', role: 'editor' } as never,
    ...asSeeder,
    ...more,
  });
const told = async () =>
  (await test.pool.query('SELECT user_id, "values" ->> \'title\' AS title FROM notifications ORDER BY id')).rows;

it('who watches a condition is told once when text is published that really changed, and its editor is not', async () => {
  const { name } = await save({ summary: 'Put in other words.', _status: 'published' });
  expect(await told()).toEqual([{ user_id: reader, title: name }]);
});

it('nobody is told of a draft, until it is published', async () => {
  await save({ summary: 'Not there yet.', _status: 'draft' }, { draft: true });
  expect(await told()).toEqual([]);
  await save({ _status: 'published', summary: 'Not there yet.' });
  expect(await told()).toHaveLength(1);
});

it.each([
  ['a minor edit', { summary: 'Not there yet!', isMinorEdit: true, editSummary: 'A sign' }],
  ['the same text once more', {}],
  ['another shelf', { category: 2 }],
  ['its protection', { isProtected: true }],
])('nobody is told of %s', async (_, change) => {
  await save({ ...change, _status: 'published' });
  expect(await told()).toEqual([]);
});

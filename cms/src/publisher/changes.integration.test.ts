import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asSeeder } from '../payload/testing/asSeeder.ts';
import { type TestPayload, testPayload } from '../payload/testing/testPayload.ts';
import { newCondition, newLearningPath } from './testing/edits.ts';

let test: TestPayload;
beforeAll(async () => {
  test = await testPayload();
});
afterAll(() => test?.close());
beforeEach(() => test.pool.query('DELETE FROM publisher.change'));

const draft = { _status: 'draft' } as const;
const published = { _status: 'published' } as const;

async function noted(): Promise<unknown[]> {
  const { rows } = await test.pool.query(`SELECT what AS change FROM publisher.change ORDER BY id`);
  return rows.map((row) => row.change);
}

const update = (id: number, data: object, more: object = {}) =>
  test.payload.update({ collection: 'conditions', id, data, ...asSeeder, ...more });

describe('what is noted when a condition is saved', () => {
  it('nothing for a draft that nobody has read yet, nor for a draft beside a published record', async () => {
    const { id } = await test.payload.create({
      collection: 'conditions',
      data: { ...newCondition('Draft', 1), ...draft },
      ...asSeeder,
    });
    await update(id, { summary: 'Still a draft.', ...draft }, { draft: true });
    await update(1, { summary: 'A draft beside it.', ...draft }, { draft: true });
    expect(await noted()).toEqual([]);
  });

  it('one change when it is published, with ids and no text', async () => {
    await update(2, { summary: 'Before readers.', ...published });
    const { category } = await test.payload.findByID({ collection: 'conditions', id: 2, ...asSeeder });
    expect(await noted()).toEqual([{ kind: 'condition', id: 2, isListed: false, categories: [category] }]);
  });

  it('one change when it is unpublished, also with a draft on top of it', async () => {
    await update(3, { summary: 'A draft on top.', ...draft }, { draft: true });
    await update(3, draft);
    expect(await noted()).toMatchObject([{ kind: 'condition', id: 3, isListed: true }]);
  });

  it('both shelves when it moves, also when the move was saved as a draft first', async () => {
    const { category } = await test.payload.findByID({ collection: 'conditions', id: 4, ...asSeeder });
    const target = category === 1 ? 2 : 1;
    await update(4, { category: target, ...draft }, { draft: true });
    await update(4, { category: target, ...published });
    expect(await noted()).toEqual([
      {
        kind: 'condition',
        id: 4,
        isListed: true,
        categories: [1, 2].includes(Number(category)) ? [1, 2] : [category, target].sort(),
      },
    ]);
  });

  it('one change when it is deleted, none when it was never before readers', async () => {
    const { id } = await test.payload.create({
      collection: 'conditions',
      data: { ...newCondition('Never', 1), ...draft },
      ...asSeeder,
    });
    await test.payload.delete({ collection: 'conditions', id, ...asSeeder });
    expect(await noted()).toEqual([]);
    await test.payload.delete({ collection: 'conditions', id: 5, ...asSeeder });
    // Its translations go with it.
    expect(await noted()).toContainEqual(expect.objectContaining({ kind: 'condition', id: 5, isListed: true }));
  });

  it('nothing of a change that is rolled back, and it with the change when it is not', async () => {
    const req = await createLocalReq({}, test.payload);
    const { db } = test.payload;
    req.transactionID = (await db.beginTransaction()) ?? undefined;
    await update(6, { summary: 'Rolled back.', ...published }, { req });
    expect(await noted()).toEqual([]);
    await db.rollbackTransaction(req.transactionID as string);
    expect(await noted()).toEqual([]);
    expect((await test.payload.findByID({ collection: 'conditions', id: 6, ...asSeeder })).summary).not.toBe(
      'Rolled back.',
    );
    await update(6, { summary: 'Committed.', ...published });
    expect(await noted()).toHaveLength(1);
  });

  it('what plain SQL changes, and nothing when that shows on no page', async () => {
    await test.pool.query(`UPDATE conditions SET views = views + 1, updated_at = now(), contributors = 9 WHERE id = 7`);
    await test.pool.query(`UPDATE conditions SET summary = summary WHERE id = 7`);
    expect(await noted()).toEqual([]);
    await test.pool.query(`UPDATE conditions SET summary = 'By SQL.' WHERE id IN (7, 9)`);
    await test.pool.query(`DELETE FROM conditions WHERE id = 10`);
    expect(await noted()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'condition', id: 7, isListed: false }),
        expect.objectContaining({ kind: 'condition', id: 9, isListed: false }),
        expect.objectContaining({ kind: 'condition', id: 10, isListed: true }),
      ]),
    );
  });

  it('its name for people, and that of a translation with its language', async () => {
    await test.pool.query(`UPDATE conditions SET name = 'Named' WHERE id = 11`);
    await test.pool.query(`UPDATE condition_translations SET name = 'Nommé' WHERE condition_id = 11
      AND language_id = (SELECT id FROM languages WHERE code = 'fr')`);
    const { rows } = await test.pool.query('SELECT name FROM publisher.change ORDER BY id');
    expect(rows.map(({ name }) => name)).toEqual(['Named', 'Named in Français']);
  });
});

describe('what is noted when other records are saved', () => {
  it('a translation names its record and its language, and where it was before', async () => {
    const { docs } = await test.payload.find({
      collection: 'condition-translations',
      where: { condition: { equals: 8 } },
      limit: 1,
      ...asSeeder,
    });
    const [translation] = docs;
    const { id: target } = await test.payload.create({
      collection: 'conditions',
      data: newCondition('Target', 1),
      ...asSeeder,
    });
    await test.pool.query('DELETE FROM publisher.change');
    const data = { condition: target, ...published };
    await test.payload.update({ collection: 'condition-translations', id: translation?.id ?? 0, data, ...asSeeder });
    const language = translation?.language;
    expect(await noted()).toEqual([
      { kind: 'condition-translation', id: 8, language, isListed: true },
      { kind: 'condition-translation', id: target, language, isListed: true },
    ]);
  });

  it('a page about the site is named alone when it is reworded or translated, and says so when it comes or goes', async () => {
    const { docs } = await test.payload.find({
      collection: 'page-translations',
      where: { 'page.slug': { equals: 'terms' } },
      limit: 1,
      ...asSeeder,
    });
    const id = Number(docs[0]?.page);
    const change = (data: object, more: object = {}) =>
      test.payload.update({ collection: 'pages', id, data, ...asSeeder, ...more });
    await change({ title: 'Not yet', ...draft }, { draft: true });
    expect(await noted()).toEqual([]);
    await change({ title: 'Rules', ...published });
    const data = { title: 'Reglas', ...published };
    await test.payload.update({ collection: 'page-translations', id: docs[0]?.id ?? 0, data, ...asSeeder });
    await change(draft);
    await change(published);
    expect(await noted()).toEqual([
      { kind: 'page', slug: 'terms', isListed: false },
      { kind: 'page', slug: 'terms', isListed: false },
      { kind: 'page', slug: 'terms', isListed: true },
      { kind: 'page', slug: 'terms', isListed: true },
    ]);
  });

  it('a learning path and its modules are one list, and note it however they change, for as long as readers see it', async () => {
    const path = await test.payload.create({
      collection: 'learning-paths',
      data: newLearningPath('First'),
      ...asSeeder,
    });
    const module = await test.payload.create({
      collection: 'learning-modules',
      data: { path: path.id, title: 'One', moduleType: 'reading', order: 1, points: 10 },
      ...asSeeder,
    });
    const { id } = path;
    await test.payload.update({ collection: 'learning-modules', id: module.id, data: { title: 'Two' }, ...asSeeder });
    await test.payload.update({ collection: 'learning-paths', id, data: { isActive: false }, ...asSeeder });
    await test.payload.delete({ collection: 'learning-modules', id: module.id, ...asSeeder });
    await test.payload.delete({ collection: 'learning-paths', id, ...asSeeder });
    expect(await noted()).toEqual(Array.from({ length: 5 }, () => ({ kind: 'learning-paths' })));
  });

  it('a category and a language are always before readers', async () => {
    await test.payload.update({ collection: 'categories', id: 1, data: { description: 'Another one.' }, ...asSeeder });
    const { docs } = await test.payload.find({
      collection: 'languages',
      where: { code: { equals: 'fr' } },
      ...asSeeder,
    });
    await test.payload.update({
      collection: 'languages',
      id: docs[0]?.id ?? 0,
      data: { nativeName: 'français' },
      ...asSeeder,
    });
    await test.payload.update({ collection: 'categories', id: 1, data: { color: 'indigo' }, ...asSeeder });
    expect(await noted()).toEqual([
      { kind: 'category', id: 1, isListed: false, isTextOnly: true },
      { kind: 'everything' },
      { kind: 'category', id: 1, isListed: false, isTextOnly: false },
    ]);
  });
});

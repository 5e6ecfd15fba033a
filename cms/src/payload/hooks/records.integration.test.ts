import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCondition } from '../../publisher/testing/edits.ts';
import { asSeeder } from '../testing/asSeeder.ts';
import { type TestPayload, testPayload } from '../testing/testPayload.ts';

const BEGAN = Date.now();

let test: TestPayload;
beforeAll(async () => {
  test = await testPayload();
});
afterAll(() => test?.close());

const draft = { _status: 'draft' } as const;
const published = { _status: 'published' } as const;
const read = (id: number) => test.payload.findByID({ collection: 'conditions', id, ...asSeeder });
const update = (id: number, data: object, more: object = {}) =>
  test.payload.update({ collection: 'conditions', id, data, ...asSeeder, ...more });

describe('the history of a condition', () => {
  it('begins with revision 1, its size, and the moment it was published', async () => {
    const { id } = await test.payload.create({ collection: 'conditions', data: newCondition('New', 1), ...asSeeder });
    const condition = await read(id);
    expect(condition).toMatchObject({ revision: 1, views: 0, contributors: 1, isProtected: false });
    expect(condition.size).toBeGreaterThan(50);
    expect(condition.sizeDiff).toBe(condition.size);
    expect(Date.parse(condition.lastUpdated ?? '')).toBeGreaterThanOrEqual(BEGAN);
  });

  it('counts a revision when published text changes, and only then', async () => {
    const { revision, size } = await read(1);
    await update(1, { summary: 'Much shorter.', editSummary: 'Cut it', ...published });
    const after = await read(1);
    expect(after.revision).toBe((revision ?? 0) + 1);
    expect(after.sizeDiff).toBe((after.size ?? 0) - (size ?? 0));
    await update(1, { isProtected: true, ...published });
    expect((await read(1)).revision).toBe(after.revision);
  });

  it('does not count a minor edit, nor a draft, but text that came through a draft', async () => {
    const { revision } = await read(2);
    await update(2, { summary: 'A spelling.', isMinorEdit: true, ...published });
    expect((await read(2)).revision).toBe(revision);
    await update(2, { summary: 'First a draft.', isMinorEdit: false, ...draft }, { draft: true });
    expect((await read(2)).revision).toBe(revision);
    await update(2, { summary: 'First a draft.', ...published });
    expect((await read(2)).revision).toBe((revision ?? 0) + 1);
  });

  it('keeps every version, with who, what and why', async () => {
    const {
      docs: [editor],
    } = await test.payload.find({ collection: 'users', limit: 1, ...asSeeder }).then(async (found) =>
      found.totalDocs > 0
        ? found
        : {
            docs: [
              await test.payload.create({
                collection: 'users',
                data: {
                  email: 'e@example.org',
                  username: 'editor1',
                  displayName: 'E',
                  role: 'editor',
                  password: 'long enough',
                },
                ...asSeeder,
              }),
            ],
          },
    );
    await test.payload.update({
      collection: 'conditions',
      id: 3,
      data: { name: 'First', editSummary: 'Why', ...published },
      user: editor,
      ...asSeeder,
    });
    await test.payload.update({
      collection: 'conditions',
      id: 3,
      data: { name: 'Second', ...published },
      user: editor,
      ...asSeeder,
    });
    const { docs } = await test.payload.findVersions({
      collection: 'conditions',
      where: { parent: { equals: 3 } },
      sort: '-createdAt',
      ...asSeeder,
    });
    const [second, first] = docs.map(({ version }) => version);
    expect(first).toMatchObject({ name: 'First', editSummary: 'Why', lastEditedBy: editor?.id });
    expect(second).toMatchObject({ name: 'Second', editSummary: null, lastEditedBy: editor?.id });
  });
});

describe('a translation', () => {
  it('notes the revision of the source it was made from, so that a stale one is known', async () => {
    const where = { condition: { equals: 4 }, 'language.code': { equals: 'es' } };
    const { docs } = await test.payload.find({ collection: 'condition-translations', where, ...asSeeder });
    expect(docs[0]).toMatchObject({ sourceRevision: 1, status: 'published' });
    await update(4, { summary: 'The source moved on.', ...published });
    const again = await test.payload.findByID({
      collection: 'condition-translations',
      id: docs[0]?.id ?? 0,
      ...asSeeder,
    });
    expect((await read(4)).revision).toBeGreaterThan(again.sourceRevision ?? 0);
    const data = { name: 'Revisada', ...published };
    const renewed = await test.payload.update({
      collection: 'condition-translations',
      id: again.id,
      data,
      ...asSeeder,
    });
    expect(renewed.sourceRevision).toBe((await read(4)).revision);
  });

  it('exists once for each record and language', async () => {
    const { docs } = await test.payload.find({
      collection: 'condition-translations',
      where: { condition: { equals: 5 } },
      limit: 1,
      ...asSeeder,
    });
    const { language, condition, name, summary } = docs[0] ?? {};
    const again = test.payload.create({
      collection: 'condition-translations',
      data: { language, condition, name, summary, status: 'draft' } as never,
      ...asSeeder,
    });
    await expect(again).rejects.toThrow();
  });
});

it('a category that conditions stand on is not deleted, and says how many there are', async () => {
  const { totalDocs } = await test.payload.count({ collection: 'conditions', where: { category: { equals: 1 } } });
  const refused = test.payload.delete({ collection: 'categories', id: 1, ...asSeeder });
  await expect(refused).rejects.toMatchObject({
    status: 409,
    isPublic: true,
    message: `${totalDocs} conditions still use this record. Move or delete them first.`,
  });
});

describe('the record of a page about the site', () => {
  const pageOf = async (slug: 'terms' | 'privacy') =>
    (await test.payload.find({ collection: 'pages', where: { slug: { equals: slug } }, ...asSeeder })).docs[0];
  const change = async (slug: 'terms' | 'privacy', data: object, more: object = {}) =>
    test.payload.update({ collection: 'pages', id: (await pageOf(slug))?.id ?? 0, data, ...asSeeder, ...more });

  it('dates and counts what readers see anew, not what is published again as it was', async () => {
    const long = '2020-01-01T00:00:00.000Z';
    await test.pool.query('UPDATE pages SET last_updated = $1', [long]);
    await test.pool.query('UPDATE _pages_v SET version_last_updated = $1', [long]);
    await change('terms', published);
    expect(await pageOf('terms')).toMatchObject({ revision: 1, lastUpdated: long });
    await change('terms', { summary: 'A draft of other terms.', ...draft }, { draft: true });
    expect(await pageOf('terms')).toMatchObject({ revision: 1, lastUpdated: long });
    await change('terms', { summary: 'A draft of other terms.', ...published });
    const after = await pageOf('terms');
    expect(after?.revision).toBe(2);
    expect(Date.parse(after?.lastUpdated ?? '')).toBeGreaterThanOrEqual(BEGAN);
  });

  it('dates a minor edit without making translations stale, and forgets the mark', async () => {
    await change('privacy', { summary: 'A spelling.', isMinorEdit: true, ...published });
    const after = await pageOf('privacy');
    expect(after).toMatchObject({ revision: 1, isMinorEdit: false });
    expect(Date.parse(after?.lastUpdated ?? '')).toBeGreaterThanOrEqual(BEGAN);
  });

  it('says which revision a translation was made from, from when it is saved again on', async () => {
    const where = { 'page.slug': { equals: 'terms' }, 'language.code': { equals: 'ar' } };
    const { docs } = await test.payload.find({ collection: 'page-translations', where, ...asSeeder });
    expect(docs[0]).toMatchObject({ sourceRevision: 1, status: 'published' });
    const data = { title: 'الشروط', ...published };
    const saved = await test.payload.update({
      collection: 'page-translations',
      id: docs[0]?.id ?? 0,
      data,
      ...asSeeder,
    });
    expect(saved).toMatchObject({ sourceRevision: 2 });
  });

  it('keeps its address', async () => {
    const page = await pageOf('privacy');
    const admin = { id: 1, role: 'admin', collection: 'users' } as never;
    await test.payload.update({
      collection: 'pages',
      id: page?.id ?? 0,
      data: { slug: 'about', ...published },
      user: admin,
      overrideAccess: false,
      depth: 0,
    });
    expect((await pageOf('privacy'))?.id).toBe(page?.id);
  });
});

import { hasWording, LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import { type PathRecord, readPathDocument } from '@common-ground/cms/src/payload/learning/pathRecord.ts';
import { markdownToLexical } from '@common-ground/cms/src/payload/richtext/markdownToLexical.ts';
import { asSeeder } from '@common-ground/cms/src/payload/testing/asSeeder.ts';
import { testPayload } from '@common-ground/cms/src/payload/testing/testPayload.ts';
import { afterAll, expect, it } from 'vitest';
import { DEMO_USERS, seedDemoUsers } from './demoUsers.ts';
import { toPathDocument } from './pathDocument.ts';
import { readSeedContent } from './read.ts';
import { seedContent } from './seed.ts';
import { readTopics, seedTopics } from './seedTopics.ts';

const test = await testPayload();
afterAll(() => test.close());

const TABLES = [
  'languages',
  'categories',
  'category_translations',
  'conditions',
  'condition_translations',
  'pages',
  'page_translations',
  'publisher.change',
  'learning_modules',
  'quiz_questions',
  'learning_paths',
  'learning_path_translations',
  'achievements',
  'help_lines',
  'chat_answers',
  'chat_answers_rels',
  'healthcare_samples',
];

async function everything(): Promise<unknown[]> {
  const answers = await Promise.all(TABLES.map((table) => test.pool.query(`SELECT * FROM ${table} ORDER BY id`)));
  return answers.map(({ rows }) => rows);
}

it('writes nothing when all seed content exists', async () => {
  await test.pool.query('DELETE FROM publisher.change');
  const before = await everything();
  expect(await seedContent(test.payload)).toEqual({ created: 0, kept: 0, skipped: [] });
  expect(await everything()).toEqual(before);
});

it('keeps edits, and does not restore deleted records', async () => {
  const conditions = { collection: 'conditions', depth: 0 } as const;
  await test.payload.update({ ...conditions, id: 1, data: { name: 'Edited', _status: 'published' }, ...asSeeder });
  await test.cms.remove('conditions', 2);
  const before = await everything();
  await seedContent(test.payload);
  expect(await everything()).toEqual(before);
});

it('moves the sequence of ids past the seed content', async () => {
  const data = { name: 'Made in the CMS', description: 'With the next number.', color: 'primary' } as const;
  const { id } = await test.payload.create({ collection: 'categories', data, depth: 0 });
  expect(id).toBe(7);
});

it('writes the conditions as in the files', async () => {
  for (const { source } of readSeedContent().conditions.slice(2)) {
    const { category, ...texts } = source;
    const kept = await test.payload.findByID({ collection: 'conditions', id: source.id, depth: 1 });
    expect(kept).toMatchObject({ ...texts, overview: texts.overview });
    expect(category.length).toBeGreaterThan(0);
  }
});

it('writes the pages about the site, with translations of their first revision', async () => {
  for (const { key, source, translations } of readSeedContent().pages) {
    const { docs } = await test.payload.find({ collection: 'pages', where: { slug: { equals: key } }, depth: 0 });
    const body = markdownToLexical(source.body);
    expect(docs).toMatchObject([{ ...source, body, revision: 1, _status: 'published' }]);
    const where = { page: { equals: docs[0]?.id } };
    const translated = await test.payload.find({ collection: 'page-translations', where, depth: 0 });
    expect(translated.docs).toHaveLength(Object.keys(translations).length);
    for (const translation of translated.docs)
      expect(translation).toMatchObject({ sourceRevision: 1, status: 'published' });
  }
});

const withNumbers = (sources: readonly object[]) => sources.map((source, at) => ({ ...source, sourceNumber: at + 1 }));

it('writes published learning paths, achievements and help lines', async () => {
  const { paths, achievements, helpLines } = readSeedContent();
  const learned = await test.pool.query(
    `SELECT p.seed_key, p.edition::int, p.sources, array_agg(t.language ORDER BY t.language) AS languages,
       min(t.texts ->> 'title') FILTER (WHERE t.language = 'en') AS title,
       (SELECT count(*)::int FROM learning_modules m WHERE m.path_id = p.id) AS modules
     FROM learning_paths p JOIN learning.path_text t ON t.path_id = p.id GROUP BY p.id ORDER BY p.id`,
  );
  expect(learned.rows).toEqual(
    paths.map(({ key, source, translations }) => ({
      seed_key: key,
      edition: 1,
      title: source.title,
      sources: withNumbers(source.sources),
      modules: source.modules.length,
      languages: ['en', ...Object.keys(translations)].sort(),
    })),
  );
  const { docs } = await test.payload.find({ collection: 'learning-paths', limit: 0, sort: 'id', depth: 1 });
  const asked = docs.map(({ prerequisites }) => prerequisites?.map((one) => typeof one === 'object' && one.seedKey));
  expect(asked).toEqual(paths.map(({ source }) => source.prerequisites));
  const texts = await test.pool.query(`SELECT 1 FROM learning.path_text WHERE texts::text LIKE '%](condition:%'`);
  expect(texts.rows).toEqual([]);
  const earned = await test.payload.find({ collection: 'achievements', limit: 0, sort: 'id', depth: 0 });
  expect(earned.docs).toMatchObject(achievements.map(({ source, translations }) => ({ ...source, translations })));
  const lines = await test.payload.find({ collection: 'help-lines', limit: 0, sort: 'id', depth: 0 });
  expect(lines.docs).toMatchObject(helpLines.map(({ source, translations }) => ({ ...source, translations })));
  expect(lines.docs.filter(({ checkedAt }) => checkedAt)).toEqual([]);
});

it('creates one demo account per role, and sets a new password on them', async () => {
  const accounts = async () =>
    (await test.pool.query('SELECT role, hash FROM users JOIN account.password ON user_id = id ORDER BY id')).rows;
  await seedDemoUsers(test.payload, 'first-password');
  const [first] = await accounts();
  await seedDemoUsers(test.payload, 'second-password');
  expect((await accounts()).map(({ role }) => role)).toEqual(DEMO_USERS.map(({ role }) => role));
  expect((await accounts()).map(({ hash }) => hash)).not.toContain(first.hash);
  await expect(seedDemoUsers(test.payload, 'password1')).rejects.toThrow(/password/i);
});

it('stores learning paths in the CMS as in the files', async () => {
  const { conditions, paths } = readSeedContent();
  const findId = (key: string) => conditions.find((one) => one.key === key)?.source.id ?? 0;
  const asWritten = (path: object) =>
    JSON.parse(JSON.stringify(path), (name, value) =>
      name === 'content' ? lexicalToMarkdown(markdownToLexical(value)) : value,
    );
  for (const { source } of paths) {
    const kept = await test.payload.findByID({ collection: 'learning-paths', id: source.id, depth: 0 });
    const document = toPathDocument(source, findId);
    const written = asWritten({ ...document, sources: withNumbers(document.sources) });
    expect(readPathDocument(kept as PathRecord)).toEqual(written);
    const draft = true;
    const listed = await test.payload.findByID({ collection: 'learning-paths', id: source.id, depth: 0, draft });
    expect(listed).toMatchObject({ totalModules: kept.totalModules, estimatedDuration: kept.estimatedDuration });
    expect(kept.totalModules).toBe(source.modules.length);
  }
});

it('creates the topics of the forum once, in each language, after the first account', async () => {
  const { rows: before } = await test.pool.query('SELECT id FROM users LIMIT 1');
  if (before.length === 0) expect(await seedTopics(test.payload)).toBe(0);
  await seedDemoUsers(test.payload, 'a long enough demo password');
  expect(await seedTopics(test.payload)).toBe(readTopics().length);
  expect(await seedTopics(test.payload)).toBe(0);
  const { rows } = await test.pool.query(
    `SELECT t.language, count(*)::int, bool_and(t.audience = 'everyone' AND u.display_name = 'Common Ground editorial team') AS "isOurs"
     FROM forum_topics t JOIN users u ON u.id = t.created_by_id GROUP BY t.language ORDER BY t.language`,
  );
  expect(rows).toEqual(
    LANGUAGE_CODES.filter(hasWording)
      .sort()
      .map((language) => ({ language, count: 3, isOurs: true })),
  );
});

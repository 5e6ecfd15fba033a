import { SEEDING } from '@common-ground/cms/src/payload/hooks/seeding.ts';
import { queueChange } from '@common-ground/cms/src/publisher/jobs/queuePublish.ts';
import type { Payload } from 'payload';
import { readSeedContent, type SeedContent } from './read.ts';

type LanguageSeed = { code: string; name: string; nativeName: string; direction: 'ltr' | 'rtl'; isDefault: boolean };

export const LANGUAGES: LanguageSeed[] = [
  { code: 'en', name: 'English', nativeName: 'English', direction: 'ltr', isDefault: true },
  { code: 'es', name: 'Spanish', nativeName: 'Español', direction: 'ltr', isDefault: false },
  { code: 'fr', name: 'French', nativeName: 'Français', direction: 'ltr', isDefault: false },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', direction: 'rtl', isDefault: false },
];

export type SeedReport = { created: number; kept: number };

/** Writes nothing by itself to the pages: the publisher renders once, after all of it is there. */
const bulk = { context: { isBulk: true, ...SEEDING }, overrideAccess: true, depth: 0 } as const;

/**
 * Puts the seed content into the database: what is missing is created, what is there is left exactly as it is, so that
 * it can run again at any time and never undoes an edit. Each record is one transaction of Payload's own.
 * @throws SeedContentError when a file is wrong; nothing is written then
 */
export async function seedContent(payload: Payload, content: SeedContent = readSeedContent()): Promise<SeedReport> {
  const report: SeedReport = { created: 0, kept: 0 };
  const languages = await seedLanguages(payload, report);
  const categories = await seedCategories({ payload, content, languages, report });
  await seedConditions({ payload, content, languages, categories, report });
  await seedPages({ payload, content, languages, report });
  await moveSequencesOn(payload);
  if (report.created > 0) {
    const { createLocalReq } = await import('payload');
    await queueChange({ change: { kind: 'everything' }, req: await createLocalReq({}, payload) });
  }
  return report;
}

type Ids = Map<string, number>;

async function seedLanguages(payload: Payload, report: SeedReport): Promise<Ids> {
  const ids: Ids = new Map();
  for (const language of LANGUAGES) {
    const found = await payload.find({
      collection: 'languages',
      where: { code: { equals: language.code } },
      limit: 1,
      ...bulk,
    });
    ids.set(
      language.code,
      await keepOrCreate(found.docs[0], report, () =>
        payload.create({ collection: 'languages', data: { ...language, isActive: true }, ...bulk }),
      ),
    );
  }
  return ids;
}

async function seedCategories({
  payload,
  content,
  languages,
  report,
}: {
  payload: Payload;
  content: SeedContent;
  languages: Ids;
  report: SeedReport;
}): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { key, source, translations } of content.categories) {
    const found = await payload.find({
      collection: 'categories',
      where: { seedKey: { equals: key } },
      limit: 1,
      ...bulk,
    });
    const id = await keepOrCreate(found.docs[0], report, () =>
      payload.create({ collection: 'categories', data: { ...source, seedKey: key }, ...bulk }),
    );
    ids.set(key, id);
    for (const [code, translation] of Object.entries(translations)) {
      const language = languageId(languages, code);
      const where = { category: { equals: id }, language: { equals: language } };
      const existing = await payload.find({ collection: 'category-translations', where, limit: 1, ...bulk });
      await keepOrCreate(existing.docs[0], report, () =>
        payload.create({
          collection: 'category-translations',
          data: { ...translation, category: id, language, status: 'published', _status: 'published' },
          ...bulk,
        }),
      );
    }
  }
  return ids;
}

async function seedConditions({
  payload,
  content,
  languages,
  categories,
  report,
}: {
  payload: Payload;
  content: SeedContent;
  languages: Ids;
  categories: Ids;
  report: SeedReport;
}): Promise<void> {
  for (const { key, source, translations } of content.conditions) {
    const { category, ...texts } = source;
    const found = await payload.find({
      collection: 'conditions',
      where: { seedKey: { equals: key } },
      limit: 1,
      ...bulk,
    });
    const id = await keepOrCreate(found.docs[0], report, () =>
      payload.create({
        collection: 'conditions',
        data: {
          ...texts,
          category: required(categories, category),
          seedKey: key,
          editSummary: 'First version',
          _status: 'published',
        },
        ...bulk,
      }),
    );
    for (const [code, translation] of Object.entries(translations)) {
      const language = languageId(languages, code);
      const where = { condition: { equals: id }, language: { equals: language } };
      const existing = await payload.find({ collection: 'condition-translations', where, limit: 1, ...bulk });
      await keepOrCreate(existing.docs[0], report, () =>
        payload.create({
          collection: 'condition-translations',
          data: { ...translation, condition: id, language, status: 'published', _status: 'published' },
          ...bulk,
        }),
      );
    }
  }
}

async function seedPages({
  payload,
  content,
  languages,
  report,
}: {
  payload: Payload;
  content: SeedContent;
  languages: Ids;
  report: SeedReport;
}): Promise<void> {
  for (const { key, source, translations } of content.pages) {
    const found = await payload.find({ collection: 'pages', where: { slug: { equals: key } }, limit: 1, ...bulk });
    const page = await keepOrCreate(found.docs[0], report, () =>
      payload.create({ collection: 'pages', data: { ...source, slug: key, _status: 'published' }, ...bulk }),
    );
    for (const [code, translation] of Object.entries(translations)) {
      const language = languageId(languages, code);
      const where = { page: { equals: page }, language: { equals: language } };
      const existing = await payload.find({ collection: 'page-translations', where, limit: 1, ...bulk });
      await keepOrCreate(existing.docs[0], report, () =>
        payload.create({
          collection: 'page-translations',
          data: { ...translation, page, language, status: 'published', _status: 'published' },
          ...bulk,
        }),
      );
    }
  }
}

async function keepOrCreate(
  found: { id: number } | undefined,
  report: SeedReport,
  create: () => Promise<{ id: number }>,
): Promise<number> {
  if (found) {
    report.kept += 1;
    return found.id;
  }
  report.created += 1;
  return (await create()).id;
}

/** Records came with ids of their own; the next one made in the CMS must not meet them. */
async function moveSequencesOn(payload: Payload): Promise<void> {
  for (const table of ['categories', 'conditions'])
    await payload.db.pool.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), greatest((SELECT max(id) FROM ${table}), 1))`,
    );
}

function languageId(languages: Ids, code: string): number {
  return required(languages, code);
}

function required(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Nothing named "${key}" was seeded before it was needed`);
  return id;
}

import { lexicalOfMarkdown } from '@common-ground/cms/src/payload/richtext/lexicalOfMarkdown.ts';
import type { Payload } from 'payload';
import { readSeedContent, type SeedContent } from './read.ts';
import { Seeder, type SeedReport } from './Seeder.ts';
import type { PageSeed } from './schema.ts';
import { seedChat } from './seedChat.ts';
import { seedHealthcare } from './seedHealthcare.ts';
import { seedLearning } from './seedPaths.ts';

type LanguageSeed = { code: string; name: string; nativeName: string; direction: 'ltr' | 'rtl'; isDefault: boolean };

export const LANGUAGES: LanguageSeed[] = [
  { code: 'en', name: 'English', nativeName: 'English', direction: 'ltr', isDefault: true },
  { code: 'es', name: 'Spanish', nativeName: 'Español', direction: 'ltr', isDefault: false },
  { code: 'fr', name: 'French', nativeName: 'Français', direction: 'ltr', isDefault: false },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', direction: 'rtl', isDefault: false },
];

/** What is translated, and the collection that its translations are in. */
const TRANSLATIONS = {
  category: 'category-translations',
  condition: 'condition-translations',
  page: 'page-translations',
} as const;

/**
 * Puts the seed content into the database: what is missing is created, what is there is left exactly as it is, so that
 * it can run again at any time and never undoes an edit. Each record is one transaction of Payload's own.
 * @throws SeedContentError when a file is wrong; nothing is written then
 */
export async function seedContent(payload: Payload, content: SeedContent = readSeedContent()): Promise<SeedReport> {
  const seeder = new Seeder(payload);
  const languages = new Map<string, number>();
  for (const language of LANGUAGES)
    languages.set(
      language.code,
      await seeder.ensure('languages', { code: language.code }, { ...language, isActive: true }),
    );
  const translate = async (of: keyof typeof TRANSLATIONS, id: number, translations: Record<string, object>) => {
    for (const [code, translation] of Object.entries(translations)) {
      const place = { [of]: id, language: required(languages, code) };
      await seeder.ensure(TRANSLATIONS[of], place, { ...translation, status: 'published', _status: 'published' });
    }
  };

  const categories = new Map<string, number>();
  const conditions = new Map<string, number>();
  const pages = new Map<string, number>();
  for (const { key, source, translations } of content.categories) {
    const id = await seeder.ensure('categories', { seedKey: key }, source);
    categories.set(key, id);
    await translate('category', id, translations);
  }
  for (const { key, source, translations } of content.conditions) {
    const category = required(categories, source.category);
    const texts = { ...source, category, editSummary: 'First version', _status: 'published' };
    const id = await seeder.ensure('conditions', { seedKey: key }, texts);
    conditions.set(key, id);
    await translate('condition', id, translations);
  }
  for (const { key, source, translations } of content.pages) {
    const id = await seeder.ensure('pages', { slug: key }, { ...inEditor(source), _status: 'published' });
    pages.set(key, id);
    await translate(
      'page',
      id,
      Object.fromEntries(Object.entries(translations).map(([code, page]) => [code, inEditor(page)])),
    );
  }

  const paths = await seedLearning(seeder, content, {
    languages: (code) => required(languages, code),
    categories: (key) => required(categories, key),
    conditions: (key) => required(conditions, key),
  });
  for (const { key, source, translations } of content.helpLines)
    await seeder.ensure('help-lines', { seedKey: key }, { ...source, translations });
  await seedChat(seeder, content, {
    condition: (key) => required(conditions, key),
    category: (key) => required(categories, key),
    path: (key) => required(paths, key),
    page: (key) => required(pages, key),
  });
  await seedHealthcare(seeder, content, (key) => required(conditions, key));
  await moveSequencesOn(payload);
  return seeder.report;
}

/** The files have Markdown. */
const inEditor = (page: PageSeed) => ({ ...page, body: lexicalOfMarkdown(page.body) });

const NUMBERED = ['categories', 'conditions', 'learning_paths', 'learning_modules', 'quiz_questions', 'achievements'];

/** Records came with ids of their own; the next one made in the CMS must not meet them. */
async function moveSequencesOn(payload: Payload): Promise<void> {
  for (const table of NUMBERED)
    await payload.db.pool.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), greatest((SELECT max(id) FROM ${table}), 1))`,
    );
}

function required(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Nothing named "${key}" was seeded before it was needed`);
  return id;
}

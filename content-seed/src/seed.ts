import { SEEDING } from '@common-ground/cms/src/payload/hooks/seeding.ts';
import type { CollectionSlug, Payload } from 'payload';
import { readSeedContent, type SeedContent } from './read.ts';

type LanguageSeed = { code: string; name: string; nativeName: string; direction: 'ltr' | 'rtl'; isDefault: boolean };

export const LANGUAGES: LanguageSeed[] = [
  { code: 'en', name: 'English', nativeName: 'English', direction: 'ltr', isDefault: true },
  { code: 'es', name: 'Spanish', nativeName: 'Español', direction: 'ltr', isDefault: false },
  { code: 'fr', name: 'French', nativeName: 'Français', direction: 'ltr', isDefault: false },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', direction: 'rtl', isDefault: false },
];

export type SeedReport = { created: number; kept: number };

const asSeeder = { context: SEEDING, overrideAccess: true, depth: 0 } as const;

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
  for (const { key, source, translations } of content.categories) {
    const id = await seeder.ensure('categories', { seedKey: key }, source);
    categories.set(key, id);
    await translate('category', id, translations);
  }
  for (const { key, source, translations } of content.conditions) {
    const category = required(categories, source.category);
    const texts = { ...source, category, editSummary: 'First version', _status: 'published' };
    await translate('condition', await seeder.ensure('conditions', { seedKey: key }, texts), translations);
  }
  for (const { key, source, translations } of content.pages)
    await translate(
      'page',
      await seeder.ensure('pages', { slug: key }, { ...source, _status: 'published' }),
      translations,
    );

  await moveSequencesOn(payload);
  return seeder.report;
}

class Seeder {
  readonly report: SeedReport = { created: 0, kept: 0 };
  #payload: Payload;

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /**
   * Creates a record unless there is one at this place.
   * @param place the fields that tell it from all others of its collection
   * @returns its id
   */
  async ensure(collection: CollectionSlug, place: Record<string, string | number>, data: object): Promise<number> {
    const where = Object.fromEntries(Object.entries(place).map(([field, value]) => [field, { equals: value }]));
    const found = await this.#payload.find({ collection, where, limit: 1, ...asSeeder });
    this.report[found.docs[0] ? 'kept' : 'created'] += 1;
    // The files were checked against their shapes, which are the collections' own.
    const create = () => this.#payload.create({ collection, data: { ...data, ...place } as never, ...asSeeder });
    return Number((found.docs[0] ?? (await create())).id);
  }
}

/** Records came with ids of their own; the next one made in the CMS must not meet them. */
async function moveSequencesOn(payload: Payload): Promise<void> {
  for (const table of ['categories', 'conditions'])
    await payload.db.pool.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), greatest((SELECT max(id) FROM ${table}), 1))`,
    );
}

function required(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Nothing named "${key}" was seeded before it was needed`);
  return id;
}

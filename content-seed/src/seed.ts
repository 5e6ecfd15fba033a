import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { LANGUAGE_CODES, LANGUAGES } from '@common-ground/api/contracts/languages.ts';
import { markdownToLexical } from '@common-ground/cms/src/payload/richtext/markdownToLexical.ts';
import type { SeedReport, SeedWriter } from '@common-ground/cms/src/payload/seed/SeedWriter.ts';
import { seedGroup } from '@common-ground/cms/src/payload/seed/seedGroup.ts';
import type { SeedGroup } from '@common-ground/cms/src/payload/seed/seedGroups.ts';
import type { Payload } from 'payload';
import { readSeedContent, type SeedContent } from './read.ts';
import type { PageSeed } from './schema.ts';
import { seedChat } from './seedChat.ts';
import { seedHealthcare } from './seedHealthcare.ts';
import { seedHelpLines, updateHelpLines } from './seedHelpLines.ts';
import { seedAchievements, seedPaths } from './seedPaths.ts';
import { seedSearchTerms } from './seedSearchTerms.ts';

const TRANSLATIONS = {
  category: 'category-translations',
  condition: 'condition-translations',
  page: 'page-translations',
} as const;

type SeedContentGroup = (writer: SeedWriter, content: SeedContent) => Promise<void>;

/** Writers of the groups of content. Records refer to those of earlier groups. */
const GROUPS: Record<Exclude<SeedGroup, 'accounts' | 'topics'>, SeedContentGroup> = {
  languages: seedLanguages,
  categories: seedCategories,
  conditions: seedConditions,
  pages: seedPages,
  paths: seedPaths,
  achievements: seedAchievements,
  'help-lines': seedHelpLines,
  'chat-answers': seedChat,
  healthcare: seedHealthcare,
  'help-line-kinds': updateHelpLines,
  'search-terms': seedSearchTerms,
};

/**
 * Writes the groups of seed content that were never written. Each group is written once, in one transaction. Existing
 * records stay unchanged, and deleted ones are not restored.
 * @throws SeedContentError when a file is wrong, before anything is written
 */
export async function seedContent(payload: Payload, content: SeedContent = readSeedContent()): Promise<SeedReport> {
  const report: SeedReport = { created: 0, kept: 0, skipped: [] };
  for (const [group, seed] of Object.entries(GROUPS) as [keyof typeof GROUPS, SeedContentGroup][])
    await seedGroup(payload, { group, report }, (writer) => seed(writer, content));
  return report;
}

async function seedLanguages(writer: SeedWriter): Promise<void> {
  for (const code of LANGUAGE_CODES) {
    const { name, nativeName, direction } = LANGUAGES[code];
    const isDefault = code === DEFAULT_LANGUAGE;
    await writer.ensure('languages', { code }, { code, name, nativeName, direction, isDefault, isActive: true });
  }
}

async function seedCategories(writer: SeedWriter, { categories }: SeedContent): Promise<void> {
  for (const { key, source, translations } of categories) {
    const id = await writer.ensure('categories', { seedKey: key }, source);
    await translate(writer, { of: 'category', id, translations });
  }
  await writer.moveSequence('categories');
}

async function seedConditions(writer: SeedWriter, { conditions }: SeedContent): Promise<void> {
  const categories = await writer.idsOf('category');
  for (const { key, source, translations } of conditions)
    await writer.attempt(`conditions/${key}`, async () => {
      const category = categories.get(source.category);
      const texts = { ...source, category, editSummary: 'First version', _status: 'published' };
      const id = await writer.ensure('conditions', { seedKey: key }, texts);
      await translate(writer, { of: 'condition', id, translations });
    });
  await writer.moveSequence('conditions');
}

async function seedPages(writer: SeedWriter, { pages }: SeedContent): Promise<void> {
  for (const { key, source, translations } of pages) {
    const id = await writer.ensure('pages', { slug: key }, { ...inEditor(source), _status: 'published' });
    const written = Object.entries(translations).map(([code, page]) => [code, inEditor(page)]);
    await translate(writer, { of: 'page', id, translations: Object.fromEntries(written) });
  }
}

type Translated = { of: keyof typeof TRANSLATIONS; id: number | null; translations: Record<string, object> };

/** Writes translations of a record in the languages that exist. Skips a record without an id. */
async function translate(writer: SeedWriter, { of, id, translations }: Translated): Promise<void> {
  const languages = await writer.idsOf('language');
  for (const [code, translation] of Object.entries(translations)) {
    const language = languages.find(code);
    if (id === null || language === undefined) continue;
    const published = { ...translation, status: 'published', _status: 'published' };
    await writer.ensure(TRANSLATIONS[of], { [of]: id, language }, published);
  }
}

/** The files have Markdown, the editor Lexical. */
const inEditor = (page: PageSeed) => ({ ...page, body: markdownToLexical(page.body) });

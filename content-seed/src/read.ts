import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { hasWording, LANGUAGE_CODES, TRANSLATION_CODES } from '@common-ground/api/contracts/languages.ts';
import { findFormFaults, toPathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import { PAGE_SLUGS, type PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import { load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { type ChatSeed, type ChatTranslationSeed, chatSeedSchema, chatTranslationSeedSchema } from './chatSchema.ts';
import { checkChat } from './checkChat.ts';
import { checkSamples } from './checkSamples.ts';
import { checkSearchTerms } from './checkSearchTerms.ts';
import {
  type SamplesSeed,
  type SamplesTranslationSeed,
  samplesSeedSchema,
  samplesTranslationSeedSchema,
} from './healthcareSchema.ts';
import {
  type HelpLineSeed,
  type HelpLineTranslationSeed,
  helpLineSeedSchema,
  helpLineTranslationSeedSchema,
} from './helpLineSchema.ts';
import {
  type AchievementSeed,
  type AchievementTranslationSeed,
  achievementSeedSchema,
  achievementTranslationSeedSchema,
  type PathSeed,
  type PathTranslationSeed,
  pathSeedSchema,
  pathTranslationSeedSchema,
} from './learningSchema.ts';
import {
  type CategorySeed,
  type CategoryTranslationSeed,
  type ConditionSeed,
  type ConditionTranslationSeed,
  categorySeedSchema,
  categoryTranslationSeedSchema,
  conditionSeedSchema,
  conditionTranslationSeedSchema,
  type PageSeed,
  pageSeedSchema,
  type Translated,
} from './schema.ts';
import { type SearchTermsSeed, searchTermsSeedSchema } from './searchTermsSchema.ts';

export const root = path.resolve(import.meta.dirname, '..');

export type SeedContent = {
  categories: Translated<CategorySeed, CategoryTranslationSeed>[];
  conditions: Translated<ConditionSeed, ConditionTranslationSeed>[];
  pages: (Translated<PageSeed, PageSeed> & { key: PageSlug })[];
  paths: Translated<PathSeed, PathTranslationSeed>[];
  achievements: Translated<AchievementSeed, AchievementTranslationSeed>[];
  helpLines: Translated<HelpLineSeed, HelpLineTranslationSeed>[];
  chatAnswers: Translated<ChatSeed, ChatTranslationSeed>[];
  healthcare: Translated<SamplesSeed, SamplesTranslationSeed>[];
  /** By the code of their language. */
  searchTerms: Record<string, SearchTermsSeed>;
};

/** Lists all problems of the seed files, each with file, field and hint. */
export class SeedContentError extends Error {
  problems: string[];
  constructor(problems: string[]) {
    super(`The seed content has ${problems.length} problem(s):\n${problems.map((p) => `  ${p}`).join('\n')}`);
    this.name = 'SeedContentError';
    this.problems = problems;
  }
}

/**
 * Reads and checks all seed content, ordered by id, and pages in the order of the footer.
 * @throws SeedContentError with all problems
 */
export function readSeedContent(folder: string = root): SeedContent {
  const problems: string[] = [];
  const categories = byId(
    readRecords(folder, 'categories', categorySeedSchema, categoryTranslationSeedSchema, problems),
  );
  const conditions = byId(
    readRecords(folder, 'conditions', conditionSeedSchema, conditionTranslationSeedSchema, problems),
  );
  const pages = readPages(folder, problems);
  checkIds('categories', categories, problems);
  checkIds('conditions', conditions, problems);
  for (const { key, source } of conditions) {
    if (!categories.some((category) => category.key === source.category))
      problems.push(
        `conditions/${key}/en.yaml: category: no folder categories/${source.category}; use one of ${categories.map((c) => c.key).join(', ')}`,
      );
  }
  const paths = byId(readRecords(folder, 'paths', pathSeedSchema, pathTranslationSeedSchema, problems));
  checkIds('paths', paths, problems);
  for (const each of paths) checkPath(each, { categories, conditions, paths }, problems);
  const achievements = byId(
    readRecords(folder, 'achievements', achievementSeedSchema, achievementTranslationSeedSchema, problems),
  );
  checkIds('achievements', achievements, problems);
  const helpLines = readRecords(folder, 'help-lines', helpLineSeedSchema, helpLineTranslationSeedSchema, problems);
  for (const { key, source, translations } of helpLines) checkHelpLine(key, { source, translations }, problems);
  const chatAnswers = readRecords(folder, 'chat-answers', chatSeedSchema, chatTranslationSeedSchema, problems);
  checkChat(chatAnswers, { categories, conditions, paths, pages }, problems);
  const healthcare = readRecords(folder, 'healthcare', samplesSeedSchema, samplesTranslationSeedSchema, problems);
  checkSamples(healthcare, conditions, problems);
  const searchTerms = Object.fromEntries(
    LANGUAGE_CODES.filter(hasWording).flatMap((language) => {
      const terms = readFile(folder, `search-terms/${language}.yaml`, searchTermsSeedSchema, problems);
      return terms ? [[language, terms]] : [];
    }),
  );
  checkSearchTerms({ searchTerms, conditions }, problems);
  if (problems.length > 0) throw new SeedContentError(problems);
  return { categories, conditions, pages, paths, achievements, helpLines, chatAnswers, healthcare, searchTerms };
}

/** Checks that a help line can be reached and has texts in all languages. */
function checkHelpLine(
  key: string,
  { source, translations }: Omit<SeedContent['helpLines'][number], 'key'>,
  problems: string[],
) {
  const fault = (text: string) => problems.push(`help-lines/${key}/en.yaml: ${text}`);
  if (!source.phone && !source.sms && !source.chat && !source.web) fault('phone: nor sms, chat or web');
  if (source.openingHours && source.hours) fault('hours: leave the words out, openingHours says them');
  for (const way of ['sms', 'chat'] as const)
    if (source[way] && !source.access.includes(way === 'sms' ? 'text' : 'chat')) fault(`access: must name ${way}`);
  for (const language of TRANSLATION_CODES.filter(hasWording))
    if (!translations[language]) problems.push(`help-lines/${key}/${language}.yaml: is missing`);
    else if (Boolean(source.hours) !== Boolean(translations[language].hours))
      problems.push(`help-lines/${key}/${language}.yaml: hours: must be there as in en.yaml, or not`);
}

type Beside = Pick<SeedContent, 'categories' | 'conditions' | 'paths'>;

/** Checks the references and numbers of a path, and the shape of each translation. */
function checkPath({ key, source, translations }: SeedContent['paths'][number], beside: Beside, problems: string[]) {
  const fault = (text: string, language = DEFAULT_LANGUAGE) => problems.push(`paths/${key}/${language}.yaml: ${text}`);
  const isThere = (records: { key: string }[], name: string) => records.some((record) => record.key === name);
  if (source.category && !isThere(beside.categories, source.category))
    fault(`category: no folder categories/${source.category}`);
  for (const name of source.prerequisites)
    if (!isThere(beside.paths, name) || name === key) fault(`prerequisites: no other folder paths/${name}`);
  for (const [at, module] of source.modules.entries()) {
    const questions = module.type === 'quiz' ? module.questions : [];
    for (const { condition } of [...module.teaches, ...questions.map(({ from }) => from)])
      if (!isThere(beside.conditions, condition)) fault(`modules.${at}: no folder conditions/${condition}`);
    if (module.id !== source.id * 100 + at + 1) fault(`modules.${at}.id: must be ${source.id * 100 + at + 1}`);
    for (const [place, { id }] of questions.entries())
      if (id !== module.id * 100 + place + 1)
        fault(`modules.${at}.questions.${place}.id: must be ${module.id * 100 + place + 1}`);
  }
  for (const [language, texts] of Object.entries({ [DEFAULT_LANGUAGE]: source, ...translations }))
    for (const [, target = ''] of JSON.stringify(texts).matchAll(/\]\(([^)]*)\)/g)) {
      const name = /^condition:(.*)$/.exec(target)?.[1];
      if (name ? !isThere(beside.conditions, name) : !/^https:\/\//.test(target))
        fault(`a link to ${target}; use condition:FOLDER or a full https:// address`, language);
    }
  for (const [language, translation] of Object.entries(translations))
    for (const one of findFormFaults(toPathTexts(source), translation)) fault(one, language);
}

function readPages(folder: string, problems: string[]): SeedContent['pages'] {
  const records = readRecords(folder, 'pages', pageSeedSchema, pageSeedSchema, problems);
  const keys = records.map(({ key }) => key);
  for (const key of keys.filter((one) => !PAGE_SLUGS.some((slug) => slug === one)))
    problems.push(`pages/${key}: there is no such page; use one of ${PAGE_SLUGS.join(', ')}`);
  for (const slug of PAGE_SLUGS.filter((one) => !keys.includes(one)))
    problems.push(`pages/${slug}/en.yaml: is missing; the footer leads to this page`);
  return PAGE_SLUGS.flatMap((slug) =>
    records.filter(({ key }) => key === slug).map((record) => ({ ...record, key: slug })),
  );
}

/** Reads the records of a folder with their translations. Adds what is wrong to `problems`. */
export function readRecords<S, T>(
  folder: string,
  kind: string,
  sourceSchema: z.ZodType<S>,
  translationSchema: z.ZodType<T>,
  problems: string[],
): Translated<S, T>[] {
  const records: Translated<S, T>[] = [];
  for (const entry of readdirSync(path.join(folder, kind), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const languages = readdirSync(path.join(folder, kind, entry.name))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => file.slice(0, -5));
    const source = readFile(folder, `${kind}/${entry.name}/${DEFAULT_LANGUAGE}.yaml`, sourceSchema, problems);
    const translations: Record<string, T> = {};
    for (const language of languages.filter((code) => code !== DEFAULT_LANGUAGE).sort()) {
      const translation = readFile(folder, `${kind}/${entry.name}/${language}.yaml`, translationSchema, problems);
      if (translation) translations[language] = translation;
    }
    if (source) records.push({ key: entry.name, source, translations });
  }
  return records;
}

function byId<R extends { source: { id: number } }>(records: R[]): R[] {
  return records.sort((a, b) => a.source.id - b.source.id);
}

function readFile<T>(folder: string, file: string, schema: z.ZodType<T>, problems: string[]): T | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(folder, file), 'utf8');
  } catch {
    problems.push(`${file}: cannot be read; every record needs it`);
    return undefined;
  }
  let read: unknown;
  try {
    read = load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    problems.push(`${file}: line ${(error.mark?.line ?? 0) + 1}: ${error.reason}`);
    return undefined;
  }
  const result = schema.safeParse(read);
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    problems.push(`${file}: ${issue.path.join('.') || '(whole file)'}: ${issue.message}`);
  return undefined;
}

function checkIds(kind: string, records: { key: string; source: { id: number } }[], problems: string[]): void {
  const seen = new Map<number, string>();
  for (const { key, source } of records) {
    const other = seen.get(source.id);
    if (other)
      problems.push(`${kind}/${key}/en.yaml: id: ${source.id} is already used by ${other}; take the next free number`);
    seen.set(source.id, key);
  }
}

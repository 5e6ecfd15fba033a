import type { CategoryColor } from '@common-ground/api/contracts/encyclopedia/categories.ts';
import { type ConditionText, TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { LANGUAGE_CODES, LANGUAGES } from '@common-ground/api/contracts/languages.ts';
import { FEATURED_CONDITIONS, RELATED_CONDITIONS } from '@common-ground/api/contracts/limits.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import type {
  ConditionPage,
  ContentSource,
  PageCategory,
  PageLanguage,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import { missingParts, partlyTranslated } from '@common-ground/api/contracts/translations/completeness.ts';
import { toShard } from '../../filePaths.ts';
import { sampleBrowsing } from './browsing.ts';
import { type SampleCondition, sampleConditions } from './conditions.ts';
import { sampleForum } from './forum.ts';
import { sampleLearning } from './learning.ts';
import { type Translated, toPassage } from './translated.ts';

/** Number of conditions on one page of a category; the first category has two pages. */
const CATEGORY_PAGE = 4;

const languages = LANGUAGE_CODES.toSorted((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b)).map(
  (code): PageLanguage => ({ code, isDefault: code === 'en', ...LANGUAGES[code] }),
);

/** Category 4 has only an English name. The last category has an unknown icon and no condition. */
const categories: [id: number, icon: string, color: CategoryColor, name: Translated<string>][] = [
  [1, 'wheelchair', 'primary', { en: 'Physical', es: 'Física', fr: 'Motrice', ar: 'الإعاقة الجسدية' }],
  [2, 'brain', 'secondary', { en: 'Cognitive', es: 'Cognitiva', fr: 'Cognitive', ar: 'الإعاقة المعرفية' }],
  [3, 'eye', 'accent', { en: 'Sensory', es: 'Sensorial', fr: 'Sensorielle', ar: 'الإعاقة الحسية' }],
  [4, 'heart', 'purple', { en: 'Mental Health' }],
  [5, 'heartbeat', 'red', { en: 'Chronic Health', es: 'Salud', fr: 'Maladies', ar: 'الأمراض المزمنة' }],
  [6, 'user-friends', 'indigo', { en: 'Developmental', es: 'Del desarrollo', fr: 'Développement', ar: 'النمائية' }],
  [7, 'telescope', 'primary', { en: 'Not Yet Written' }],
];

const CHANGED = '2026-10-01T08:00:00.000Z';
const pages: Partial<Record<PageSlug, Translated<{ title: string; body: string }>>> = {
  about: { en: { title: 'About', body: 'See <b>how</b> [privacy](/privacy) is kept.' } },
  privacy: {
    en: { title: 'Privacy', body: '## One\n\nText.\n\n## Two\n\n- An item\n\n## Three\n\nText.\n\n## Four\n\nEnd.' },
    ar: { title: 'الخصوصية', body: '## أولًا\n\nنص فيه [رابط](/about).' },
  },
  contact: { en: { title: 'Contact', body: 'A line.' } },
  accessibility: { en: { title: 'Accessibility', body: 'A line.' } },
  'editorial-policy': { en: { title: 'Editorial policy', body: 'A line.' } },
};

/** Returns a small encyclopedia in memory; `calls` replace some of its methods. The page of terms is not published. */
export function sampleContent(calls: Partial<ContentSource> = {}): ContentSource {
  return { ...encyclopedia, ...sampleLearning, ...sampleForum, ...sampleBrowsing(encyclopedia.condition), ...calls };
}

export function sampleWith(changes: Partial<ConditionPage>): ContentSource {
  return sampleContent({
    async condition(id, language) {
      const page = await encyclopedia.condition(id, language);
      return page && id === 1 ? { ...page, ...changes } : page;
    },
  });
}

const encyclopedia = {
  async languages() {
    return languages;
  },
  async categories(language) {
    return categories.map((category) => categoryPage(category, language));
  },
  async category(id, language) {
    const found = categories.find(([one]) => one === id);
    return found ? categoryPage(found, language) : null;
  },
  async categoryConditions(id, language, page) {
    const all = inCategory(id);
    const shown = all.slice((page - 1) * CATEGORY_PAGE, page * CATEGORY_PAGE);
    const cards = shown.map((condition) => conditionPage(condition, language));
    return { cards, page, pages: Math.ceil(all.length / CATEGORY_PAGE), total: all.length };
  },
  async featured(language) {
    return sampleConditions.slice(0, FEATURED_CONDITIONS).map((condition) => conditionPage(condition, language));
  },
  async condition(id, language) {
    const found = sampleConditions.find((condition) => condition.id === id);
    return found ? conditionPage(found, language) : null;
  },
  async related(id, language) {
    const categoryId = sampleConditions.find((condition) => condition.id === id)?.categoryId ?? 0;
    const others = inCategory(categoryId).filter((condition) => condition.id !== id);
    return others.slice(0, RELATED_CONDITIONS).map(({ id, name }) => ({ id, name: toPassage(name, language) }));
  },
  async categoryPages(id) {
    return Math.max(1, Math.ceil(inCategory(id).length / CATEGORY_PAGE));
  },
  async sitemapShards() {
    return [1];
  },
  async sitemapShard(shard) {
    return sampleConditions
      .filter(({ id }) => toShard(id) === shard)
      .map(({ id, name, lastUpdated }) => ({
        id,
        pages: Object.keys(name).map((language) => ({ language, lastUpdated })),
      }));
  },
  async newest(language) {
    return sampleConditions
      .filter(({ name }) => language in name)
      .map(({ id, name, summary, lastUpdated, correction }) => ({
        id,
        name: toPassage(name, language),
        summary: toPassage(summary, language),
        created: lastUpdated,
        updated: lastUpdated,
        correction,
      }))
      .sort((one, other) => other.updated.localeCompare(one.updated) || other.id - one.id);
  },
  async helpLines() {
    return [];
  },
  async pages() {
    return Object.keys(pages) as PageSlug[];
  },
  async page(slug, language) {
    const texts = pages[slug];
    if (!texts) return null;
    const { value, language: shown } = toPassage(texts, language);
    const lastUpdated = slug === 'contact' ? 'some day' : CHANGED;
    const translatedInto = Object.keys(texts).filter((code) => code !== 'en');
    return { slug, lastUpdated, translatedInto, language: shown, summary: 'In short.', ...value };
  },
} satisfies Partial<ContentSource>;

function inCategory(id: number): SampleCondition[] {
  return sampleConditions.filter(({ categoryId }) => categoryId === id);
}

function categoryPage([id, icon, color, name]: (typeof categories)[number], language: string): PageCategory {
  const named = toPassage(name, language);
  return { id, icon, color, name: named, description: named, conditionCount: inCategory(id).length };
}

function conditionPage({ stale, ...condition }: SampleCondition, language: string): ConditionPage {
  const names = TRANSLATED_FIELDS.condition.map(({ name }) => name as ConditionText);
  const textsIn = (code: string) =>
    Object.fromEntries(names.map((name) => [name, (condition[name] as Record<string, unknown>)[code]]));
  const passages = names.map((name) => [name, toPassage<unknown>(condition[name], language)]);
  return {
    ...condition,
    ...(Object.fromEntries(passages) as Pick<ConditionPage, ConditionText>),
    stale: stale[language] ?? null,
    partlyTranslated: partlyTranslated(missingParts('condition', textsIn('en'), textsIn(language))),
    translatedInto: Object.keys(condition.name),
  };
}

import { type ConditionText, TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { FEATURED_CONDITIONS, FEED_ENTRIES, RELATED_CONDITIONS } from '@common-ground/api/contracts/limits.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import type {
  ConditionPage,
  ContentPage,
  ContentSource,
  PageLanguage,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import { missingParts, partlyTranslated } from '@common-ground/api/contracts/translations/completeness.ts';
import { shardOf } from '../filePaths.ts';
import { fixtureCategories } from './fixture/categories.ts';
import { type FixtureCondition, fixtureConditions } from './fixture/conditions.ts';
import { FixtureForum } from './fixture/FixtureForum.ts';
import { fixtureHelpLines } from './fixture/helpLines.ts';
import { fixtureLearningPaths } from './fixture/learningPaths.ts';
import { fixturePages } from './fixture/pages.ts';
import { fixtureRatings } from './fixture/ratings.ts';
import { passageOf } from './fixture/translated.ts';

/** A small encyclopedia held in memory, for tests and for looking at pages without a database. */
export class FixtureContentSource extends FixtureForum implements ContentSource {
  readonly #pageSize: number;

  /** `pageSize`: conditions on one page of a category. The default makes the first category two pages long. */
  constructor({ pageSize = 4 }: { pageSize?: number } = {}) {
    super();
    this.#pageSize = pageSize;
  }

  async languages() {
    return fixtureLanguages;
  }

  async categories(language: string) {
    return fixtureCategories.map(({ name, description, ...category }) => ({
      ...category,
      name: passageOf(name, language),
      description: passageOf(description, language),
      conditionCount: inCategory(category.id).length,
    }));
  }

  async category(id: number, language: string) {
    return (await this.categories(language)).find((category) => category.id === id) ?? null;
  }

  async categoryConditions(id: number, language: string, page: number) {
    const conditions = inCategory(id);
    const start = (page - 1) * this.#pageSize;
    const shown = conditions.slice(start, start + this.#pageSize);
    return {
      cards: shown.map((condition) => pageOf(condition, language)),
      page,
      pages: Math.ceil(conditions.length / this.#pageSize),
      total: conditions.length,
    };
  }

  async featured(language: string) {
    return fixtureConditions.slice(0, FEATURED_CONDITIONS).map((condition) => pageOf(condition, language));
  }

  async condition(id: number, language: string): Promise<ConditionPage | null> {
    const found = fixtureConditions.find((condition) => condition.id === id);
    return found ? pageOf(found, language) : null;
  }

  async related(id: number, language: string) {
    const categoryId = fixtureConditions.find((condition) => condition.id === id)?.categoryId ?? 0;
    const others = inCategory(categoryId).filter((condition) => condition.id !== id);
    const next = [...others.filter((other) => other.id > id), ...others.filter((other) => other.id < id)];
    return next.slice(0, RELATED_CONDITIONS).map((other) => ({ id: other.id, name: passageOf(other.name, language) }));
  }

  async categoryPages(id: number) {
    return Math.max(1, Math.ceil(inCategory(id).length / this.#pageSize));
  }

  async sitemapShards() {
    return [...new Set(fixtureConditions.map(({ id }) => shardOf(id)))];
  }

  async sitemapShard(shard: number) {
    return fixtureConditions
      .filter(({ id }) => shardOf(id) === shard)
      .map(({ id, name, lastUpdated }) => ({
        id,
        pages: Object.keys(name).map((language) => ({ language, lastUpdated })),
      }));
  }

  async newest(language: string) {
    return fixtureConditions
      .filter(({ name }) => language in name)
      .map(({ id, name, summary, lastUpdated, correction = null }) => ({
        id,
        name: passageOf(name, language),
        summary: passageOf(summary, language),
        created: lastUpdated,
        updated: lastUpdated,
        correction,
      }))
      .sort((one, other) => other.updated.localeCompare(one.updated) || other.id - one.id)
      .slice(0, FEED_ENTRIES);
  }

  async learningPaths(language: string) {
    return fixtureLearningPaths.all(language);
  }

  async learningPath(id: number, language: string) {
    return fixtureLearningPaths.path(id, language);
  }

  async pathRatings(id: number) {
    return fixtureRatings(id);
  }

  async learningModule(id: number, language: string) {
    return fixtureLearningPaths.module(id, language);
  }

  async helpLines(language: string) {
    return fixtureHelpLines(language);
  }

  async pages() {
    return fixturePages.map(({ slug }) => slug);
  }

  async page(slug: PageSlug, language: string): Promise<ContentPage | null> {
    const found = fixturePages.find((page) => page.slug === slug);
    if (!found) return null;
    const { texts, lastUpdated } = found;
    const { value, language: shown } = passageOf(texts, language);
    const translatedInto = Object.keys(texts).filter((code) => code !== 'en');
    return { slug, lastUpdated, translatedInto, language: shown, ...value };
  }
}

function inCategory(id: number): FixtureCondition[] {
  return fixtureConditions.filter(({ categoryId }) => categoryId === id);
}

function pageOf(condition: FixtureCondition, language: string): ConditionPage {
  const names = TRANSLATED_FIELDS.condition.map(({ name }) => name as ConditionText);
  const textsIn = (code: string) =>
    Object.fromEntries(names.map((name) => [name, (condition[name] as Record<string, unknown>)[code]]));
  const passages = names.map((name) => [name, passageOf<unknown>(condition[name], language)]);
  return {
    ...condition,
    ...(Object.fromEntries(passages) as Pick<ConditionPage, ConditionText>),
    isProtected: condition.isProtected ?? false,
    stale: condition.stale?.[language] ?? null,
    partlyTranslated: partlyTranslated(missingParts('condition', textsIn('en'), textsIn(language))),
    correction: condition.correction ?? null,
    sectionReviews: condition.sectionReviews ?? [],
    translatedInto: Object.keys(condition.name),
  };
}

const fixtureLanguages: PageLanguage[] = [
  { code: 'en', name: 'English', nativeName: 'English', direction: 'ltr', isDefault: true },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', direction: 'rtl', isDefault: false },
  { code: 'es', name: 'Spanish', nativeName: 'Español', direction: 'ltr', isDefault: false },
  { code: 'fr', name: 'French', nativeName: 'Français', direction: 'ltr', isDefault: false },
];

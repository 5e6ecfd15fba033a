import { type ConditionText, isList } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { CATEGORY_PAGE_SIZE, FEATURED_CONDITIONS } from '@common-ground/api/contracts/limits.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import type {
  CardPage,
  ConditionCard,
  ConditionPage,
  ContentPage,
  ContentSource,
  FeedEntry,
  LearningPathOutline,
  MedicalReview,
  PageCategory,
  PageLanguage,
  Passage,
  RelatedCondition,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import { parsePath, type Route } from '@common-ground/site/renderer';
import DataLoader from 'dataloader';
import {
  BODY,
  type CardRow,
  type CategoryRow,
  type ConditionKey,
  type ConditionRow,
  type LanguageRow,
  type RelatedRow,
  selectCategories,
  selectCategoryCards,
  selectConditions,
  selectCount,
  selectFirstCards,
  selectPage,
  selectPublishedPages,
  selectRelated,
  translationOf,
} from './contentRows.ts';
import { dependency } from './dependencies.ts';
import { type LearningPathRow, selectLearningPaths } from './learningPathRows.ts';
import { type NewestRow, selectNewest, selectNewestIn } from './newestRows.ts';
import type { Sql } from './Sql.ts';
import { selectShard, selectShards } from './shardRows.ts';

/** A content source for one page, and the names of all it handed out. */
export type NotedSource = { source: ContentSource; dependencies: Set<string> };

/**
 * Content for pages that render together: what several of them ask for in one moment is one query, and nothing is
 * asked for twice. Made anew for each batch of pages, so that nothing in it is ever old.
 */
export class ContentBatch {
  #sql: Sql;
  #languages: LanguageRow[];
  #once = new Map<string, Promise<unknown>>();
  #conditions: DataLoader<ConditionKey, ConditionRow | null, string>;
  #related: DataLoader<ConditionKey, RelatedRow[], string>;
  #counts: DataLoader<number, number>;

  constructor(sql: Sql, languages: LanguageRow[]) {
    this.#sql = sql;
    this.#languages = languages;
    this.#conditions = byKey(async (keys) => {
      const rows = new Map((await selectConditions(sql, keys)).map((row) => [keyText(row), row]));
      return (key) => rows.get(keyText(key)) ?? null;
    });
    this.#related = byKey(async (keys) => {
      const rows = Map.groupBy(await selectRelated(sql, keys), ({ of: id, languageId }) => keyText({ id, languageId }));
      return (key) => rows.get(keyText(key)) ?? [];
    });
    this.#counts = new DataLoader(async (ids) => {
      const counts = await selectCount(sql, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    });
  }

  /**
   * Asks for what these pages are about, all together and before any of them renders: while one renders no other one
   * asks, so each would send queries of its own. What a page shows besides is still there for the asking.
   */
  async prepare(paths: readonly string[]): Promise<void> {
    const codes = this.#languages.map(({ code }) => code);
    await Promise.all(paths.map((path) => this.#prepare(parsePath(path, codes))));
  }

  /** The source for one page. */
  forPage(): NotedSource {
    const dependencies = new Set<string>();
    return { source: this.#source((name) => dependencies.add(name)), dependencies };
  }

  #source(note: (name: string) => void): ContentSource {
    const noteCard = (card: ConditionCard, language: string) => {
      note(dependency.condition(card.id));
      if (language !== DEFAULT_LANGUAGE) note(dependency.conditionIn(card.id, language));
      return card;
    };
    const toCategory = async (row: CategoryRow, language: string): Promise<PageCategory> => {
      note(dependency.category(row.id));
      if (language !== DEFAULT_LANGUAGE) note(dependency.categoryIn(row.id, language));
      if (!row.translatedName || !row.translatedDescription) note(dependency.categoryText(row.id));
      const count = await this.#counts.load(row.id);
      return {
        id: row.id,
        icon: row.icon ?? '',
        color: row.color,
        name: passage(row.translatedName, row.name, language),
        description: passage(row.translatedDescription, row.description, language),
        // Counted as a dependency only where it is shown: else every page of a category would follow each new condition.
        get conditionCount() {
          note(dependency.count(row.id));
          return count;
        },
      };
    };
    return {
      languages: async () => this.#languages.map(toPageLanguage),
      categories: async (language) => {
        note(dependency.categories());
        return Promise.all((await this.#categories(language)).map((row) => toCategory(row, language)));
      },
      category: async (id, language) => {
        const row = (await this.#categories(language)).find((category) => category.id === id);
        note(dependency.category(id));
        return row ? toCategory(row, language) : null;
      },
      categoryConditions: async (id, language, page): Promise<CardPage> => {
        note(dependency.list(id));
        const total = await this.#counts.load(id);
        const rows = await this.#cards(id, language, page);
        return {
          cards: rows.map((row) => noteCard(toCard(row, language), language)),
          page,
          pages: pagesFor(total),
          total,
        };
      },
      featured: async (language) => {
        note(dependency.featured());
        const rows = await this.#onceFor(`featured:${language}`, () =>
          selectFirstCards(this.#sql, this.#languageId(language), FEATURED_CONDITIONS),
        );
        return rows.map((row) => noteCard(toCard(row, language), language));
      },
      condition: async (id, language) => {
        const row = await this.#conditions.load({ id, languageId: this.#languageId(language) });
        if (!row) {
          note(dependency.condition(id));
          return null;
        }
        const page: ConditionPage = { ...toCard(row, language), ...toSections(row, language) };
        const { translatedInto } = page;
        noteCard(page, language);
        return Object.defineProperty(page, 'translatedInto', {
          enumerable: true,
          get: () => {
            note(dependency.translations(id));
            return translatedInto;
          },
        });
      },
      related: async (id, language): Promise<RelatedCondition[]> => {
        const rows = await this.#related.load({ id, languageId: this.#languageId(language) });
        return rows.map((row) => {
          note(dependency.condition(row.id));
          if (language !== DEFAULT_LANGUAGE) note(dependency.conditionIn(row.id, language));
          return { id: row.id, name: passage(row.translatedName, row.name, language) };
        });
      },
      categoryPages: async (id) => {
        note(dependency.count(id));
        return pagesFor(await this.#counts.load(id));
      },
      sitemapShards: async () => {
        note(dependency.shards());
        return this.#onceFor('shards', () => selectShards(this.#sql));
      },
      sitemapShard: async (shard) => {
        note(dependency.shard(shard));
        return selectShard(this.#sql, { shard, languages: this.#languages });
      },
      newest: async (language) => {
        note(dependency.newest(language));
        const isSource = language === DEFAULT_LANGUAGE;
        const rows = isSource
          ? await selectNewest(this.#sql)
          : await selectNewestIn(this.#sql, this.#languageId(language));
        return rows.map((row) => {
          const entry = toFeedEntry(row, language);
          // Its source text shows here too, and changes without the translation.
          if (!isSource && [entry.name, entry.summary].some((text) => text.language !== language))
            note(dependency.condition(row.id));
          return entry;
        });
      },
      learningPaths: async () => {
        note(dependency.learningPaths());
        const rows = await this.#onceFor('learning-paths', () => selectLearningPaths(this.#sql));
        return rows.map(toOutline);
      },
      pages: () => this.#pages(),
      page: async (slug, language): Promise<ContentPage | null> => {
        note(dependency.page(slug));
        const row = await selectPage(this.#sql, slug, this.#languageId(language));
        if (!row) return null;
        const { isTranslated, lastUpdated, ...texts } = row;
        const shown = isTranslated ? language : DEFAULT_LANGUAGE;
        return { slug, language: shown, ...texts, lastUpdated: lastUpdated.toISOString() };
      },
    };
  }

  async #prepare(route: Route | null): Promise<void> {
    if (!route) return;
    const { language } = route;
    const categories = this.#categories(language);
    const loading: Promise<unknown>[] = [
      categories.then((rows) => this.#counts.loadMany(rows.map(({ id }) => id))),
      this.#pages(),
    ];
    if (route.screen === 'condition') {
      const key = { id: route.id, languageId: this.#languageId(language) };
      loading.push(this.#conditions.load(key), this.#related.load(key));
    }
    if (route.screen === 'category') loading.push(this.#cards(route.id, language, route.page));
    await Promise.all(loading);
  }

  #categories(language: string): Promise<CategoryRow[]> {
    return this.#onceFor(`categories:${language}`, () => selectCategories(this.#sql, this.#languageId(language)));
  }

  #pages(): Promise<PageSlug[]> {
    return this.#onceFor('pages', () => selectPublishedPages(this.#sql));
  }

  #cards(categoryId: number, language: string, page: number): Promise<CardRow[]> {
    const languageId = this.#languageId(language);
    const offset = (page - 1) * CATEGORY_PAGE_SIZE;
    return this.#onceFor(`cards:${categoryId}:${language}:${page}`, () =>
      selectCategoryCards(this.#sql, { languageId, categoryId, limit: CATEGORY_PAGE_SIZE, offset }),
    );
  }

  #languageId(code: string): number {
    const language = this.#languages.find((candidate) => candidate.code === code);
    if (!language) throw new Error(`"${code}" is not an active language`);
    return language.id;
  }

  #onceFor<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#once.get(key);
    if (known) return known as Promise<T>;
    const loading = load();
    this.#once.set(key, loading);
    return loading;
  }
}

/** Pages that a category with so many conditions has; an empty one has a page that says so. */
export function pagesFor(total: number): number {
  return Math.max(1, Math.ceil(total / CATEGORY_PAGE_SIZE));
}

/** One query for all the keys that are asked for together. */
function byKey<T>(load: (keys: readonly ConditionKey[]) => Promise<(key: ConditionKey) => T>) {
  return new DataLoader<ConditionKey, T, string>(async (keys) => keys.map(await load(keys)), { cacheKeyFn: keyText });
}

function keyText({ id, languageId }: ConditionKey): string {
  return `${id}:${languageId}`;
}

function toPageLanguage({ id, ...language }: LanguageRow): PageLanguage {
  return language;
}

function toCard(row: CardRow, language: string): ConditionCard {
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: passage(row.translatedName, row.name, language),
    summary: passage(row.translatedSummary, row.summary, language),
    tags: listPassage(row.translatedTags, row.tags, language),
    lastUpdated: row.lastUpdated.toISOString(),
  };
}

function toSections(row: ConditionRow, language: string): Omit<ConditionPage, keyof ConditionCard> {
  return {
    ...bodyOf(row, language),
    sources: row.sources ?? [],
    views: row.views,
    contributors: row.contributors,
    revision: row.revision,
    isProtected: row.isProtected,
    stale: row.isStale ? { madeFrom: row.madeFrom?.toISOString() ?? null, changed: row.changed } : null,
    medicalReview: toMedicalReview(row),
    translatedInto: [DEFAULT_LANGUAGE, ...row.translatedInto],
  };
}

type Body = Pick<ConditionPage, Exclude<ConditionText, keyof ConditionCard>>;

function bodyOf(row: ConditionRow, language: string): Body {
  const passages = BODY.map((field) => {
    const source = row[field.name as keyof Body];
    const translated = row[translationOf(field.name)] as typeof source;
    if (!isList(field)) return [field.name, passage(translated as string | null, (source ?? '') as string, language)];
    // A language's own names have none to stand in for them.
    const standIn = field.isOwn && row.translationId !== null ? [] : source;
    return [field.name, listPassage(translated as unknown[] | null, standIn as unknown[] | null, language)];
  });
  return Object.fromEntries(passages) as Body;
}

function toMedicalReview(row: ConditionRow): MedicalReview | null {
  const { signedAt, nextReviewAt, signerName, credential, hasLapsed, isOverdue } = row;
  if (!signedAt || !nextReviewAt) return null;
  return {
    reviewerName: signerName,
    credential: credential ?? '',
    reviewedAt: signedAt.toISOString(),
    nextReviewAt: nextReviewAt.toISOString(),
    hasLapsed: hasLapsed === true,
    isOverdue: isOverdue === true,
  };
}

function toFeedEntry(row: NewestRow, language: string): FeedEntry {
  return {
    id: row.id,
    name: passage(row.translatedName, row.name, language),
    summary: passage(row.translatedSummary, row.summary, language),
    created: row.created.toISOString(),
    updated: row.updated.toISOString(),
  };
}

function toOutline({ title, description, modules, ...facts }: LearningPathRow): LearningPathOutline {
  const inSource = <T>(value: T): Passage<T> => ({ value, language: DEFAULT_LANGUAGE });
  return { ...facts, title: inSource(title), description: inSource(description), modules: inSource(modules) };
}

function passage(translated: string | null, source: string, language: string): Passage<string> {
  return translated ? { value: translated, language } : { value: source, language: DEFAULT_LANGUAGE };
}

function listPassage<T>(translated: T[] | null, source: T[] | null, language: string): Passage<T[]> {
  if (translated && translated.length > 0) return { value: translated, language };
  return { value: source ?? [], language: DEFAULT_LANGUAGE };
}

import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import { CATEGORY_PAGE_SIZE } from '@common-ground/api/contracts/limits.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import type {
  CardPage,
  ConditionCard,
  ConditionPage,
  ContentPage,
  ContentSource,
  PageCategory,
  RelatedCondition,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import { selectNewestRatings, selectScore } from '@common-ground/api/features/learning/queries/selectRatings.ts';
import { selectHelpLines } from '@common-ground/api/features/moderation/queries/selectHelpLines.ts';
import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import { parsePath, type Route } from '@common-ground/site/renderer';
import { browseContent } from './browseContent.ts';
import { type CategoryRow, selectPublishedPages } from './contentRows.ts';
import { dependency } from './dependencies.ts';
import { forumContent } from './forumContent.ts';
import { toModulePage, toOutline, toPathPage } from './learningPages.ts';
import { type LearningPathRow, type ModuleHolding, selectLearningPaths } from './learningPathRows.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import { selectNewest } from './newestRows.ts';
import { passage, toCard, toSections } from './passages.ts';
import type { Sql } from './Sql.ts';
import { selectShard, selectShards } from './shardRows.ts';

export type TrackedSource = { source: ContentSource; dependencies: Set<string> };

/** Content of pages that render together and share queries and loaded results, so each batch needs a new instance. */
export class ContentBatch {
  #sql: Sql;
  #languages: ActiveLanguage[];
  #once = new Map<string, Promise<unknown>>();
  #load: Loaders;

  constructor(sql: Sql, languages: ActiveLanguage[]) {
    this.#sql = sql;
    this.#languages = languages;
    this.#load = createLoaders(sql);
  }

  /** Preloads the main content of pages in shared queries, because in a render each page would query by itself. */
  async prepare(paths: readonly string[]): Promise<void> {
    const codes = this.#languages.map(({ code }) => code);
    await Promise.all(paths.map((path) => this.#prepare(parsePath(path, codes))));
  }

  forPage(): TrackedSource {
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
      const count = await this.#load.counts.load(row.id);
      return {
        id: row.id,
        icon: row.icon ?? '',
        color: row.color,
        name: passage(row.translatedName, row.name, language),
        description: passage(row.translatedDescription, row.description, language),
        // Notes the dependency only when a page reads the count. Otherwise every page of a category would depend on
        // each new condition.
        get conditionCount() {
          note(dependency.count(row.id));
          return count;
        },
      };
    };
    const tools = {
      sql: this.#sql,
      note,
      once: <T>(key: string, load: () => Promise<T>) => this.#onceFor(key, load),
      languageId: (code: string) => this.#languageId(code),
    };
    return {
      ...forumContent({ ...tools, topicsAbout: this.#load.topicsAbout }),
      ...browseContent({ ...tools, noteCard, cards: this.#load.conditionCards }),
      languages: async () => this.#languages.map(({ id, ...language }) => language),
      categories: async (language) => {
        note(dependency.categories());
        return Promise.all((await this.#categoriesIn(language)).map((row) => toCategory(row, language)));
      },
      category: async (id, language) => {
        const row = (await this.#categoriesIn(language)).find((category) => category.id === id);
        note(dependency.category(id));
        return row ? toCategory(row, language) : null;
      },
      categoryConditions: async (id, language, page): Promise<CardPage> => {
        note(dependency.list(id));
        const total = await this.#load.counts.load(id);
        const rows = await this.#load.cards.load({ languageId: this.#languageId(language), categoryId: id, page });
        return {
          cards: rows.map((row) => noteCard(toCard(row, language), language)),
          page,
          pages: pagesFor(total),
          total,
        };
      },
      featured: async (language) => {
        note(dependency.featured());
        const rows = await this.#load.featured.load(this.#languageId(language));
        return rows.map((row) => noteCard(toCard(row, language), language));
      },
      condition: async (id, language) => {
        const row = await this.#load.conditions.load({ id, languageId: this.#languageId(language) });
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
        const rows = await this.#load.related.load({ id, languageId: this.#languageId(language) });
        return rows.map((row) => {
          note(dependency.name(row.id));
          if (language !== DEFAULT_LANGUAGE) note(dependency.nameIn(row.id, language));
          return { id: row.id, name: passage(row.translatedName, row.name, language) };
        });
      },
      categoryPages: async (id) => {
        note(dependency.count(id));
        return pagesFor(await this.#load.counts.load(id));
      },
      sitemapShards: async () => {
        note(dependency.shards());
        return this.#onceFor('shards', () => selectShards(this.#sql));
      },
      sitemapShard: async (shard) => {
        note(dependency.shard(shard));
        return selectShard(this.#sql, shard, this.#languages);
      },
      newest: async (language) => {
        note(dependency.newest(language));
        const entries = await selectNewest(this.#sql, { code: language, id: this.#languageId(language) });
        // A fallback text comes from the condition itself, so the page depends on that condition too.
        if (language !== DEFAULT_LANGUAGE)
          for (const { id, name, summary } of entries)
            if ([name, summary].some((text) => text.language !== language)) note(dependency.condition(id));
        return entries;
      },
      learningPaths: async (language) => {
        note(dependency.learningPaths());
        return (await this.#learningPaths(language)).map((row) => toOutline(row, language, note));
      },
      learningPath: async (id, language) => {
        const all = await this.#learningPaths(language);
        const row = all.find((path) => path.id === id);
        note(dependency.learningPath(id));
        return row ? toPathPage(row, { language, all, note }) : null;
      },
      // Notes no dependency: the change of a rating names the pages of its path, and only these pages show ratings.
      pathRatings: (id) =>
        this.#onceFor(`ratings:${id}`, async () => {
          const score = (await selectScore(this.#sql, id)) ?? { average: null, count: 0, helpful: 0 };
          return { ...score, newest: await selectNewestRatings(this.#sql, id) };
        }),
      learningModule: async (id, language) => {
        note(dependency.learningModule(id));
        const row = await this.#pathOf(id, language);
        const module = row?.modules.find((one) => one.id === id);
        if (!row || !module) return null;
        return toModulePage(row, module, { holding: await this.#holding(row, id), language, note });
      },
      helpLines: async (language) => {
        note(dependency.helpLines());
        return this.#onceFor(`help-lines:${language}`, () => selectHelpLines(this.#sql, { language }));
      },
      pages: () => this.#pages(),
      page: async (slug, language): Promise<ContentPage | null> => {
        note(dependency.page(slug));
        const row = await this.#load.pages.load({ slug, languageId: this.#languageId(language) });
        if (!row) return null;
        const { isTranslated, languageId: _, lastUpdated, body, ...texts } = row;
        const shown = isTranslated ? language : DEFAULT_LANGUAGE;
        return { ...texts, language: shown, body: lexicalToMarkdown(body), lastUpdated: lastUpdated.toISOString() };
      },
    };
  }

  async #prepare(route: Route | null): Promise<void> {
    if (!route) return;
    const { language } = route;
    const languageId = this.#languageId(language);
    const loading: Promise<unknown>[] = [
      this.#load.categories.load(languageId).then((rows) => this.#load.counts.loadMany(rows.map(({ id }) => id))),
      this.#pages(),
    ];
    if (route.screen === 'home') loading.push(this.#load.featured.load(languageId));
    if (route.screen === 'condition') {
      const key = { id: route.id, languageId };
      loading.push(
        this.#load.conditions.load(key),
        this.#load.related.load(key),
        this.#load.topicsAbout.load(route.id),
      );
    }
    if (route.screen === 'category')
      loading.push(this.#load.cards.load({ languageId, categoryId: route.id, page: route.page }));
    if (route.screen === 'names') loading.push(this.#source(IGNORE).names(language, route.category, route.page));
    if (route.screen === 'tag') loading.push(this.#source(IGNORE).tag(route.slug, language));
    if (route.screen === 'page') loading.push(this.#load.pages.load({ slug: route.slug, languageId }));
    if (route.screen === 'learningModule')
      loading.push(this.#pathOf(route.id, language).then((row) => row && this.#holding(row, route.id)));
    await Promise.all(loading);
  }

  #categoriesIn(language: string): Promise<CategoryRow[]> {
    return this.#load.categories.load(this.#languageId(language));
  }

  #learningPaths(language: string): Promise<LearningPathRow[]> {
    return this.#onceFor(`learning-paths:${language}`, () => selectLearningPaths(this.#sql, language));
  }

  async #pathOf(moduleId: number, language: string): Promise<LearningPathRow | undefined> {
    return (await this.#learningPaths(language)).find(({ modules }) => modules.some(({ id }) => id === moduleId));
  }

  async #holding({ id: pathId, language }: LearningPathRow, moduleId: number): Promise<ModuleHolding> {
    const holding = await this.#load.holdings.load({ pathId, moduleId, language });
    return holding ?? { content: '', questions: [] };
  }

  #pages(): Promise<PageSlug[]> {
    return this.#onceFor('pages', () => selectPublishedPages(this.#sql));
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

/** Notes no dependency of content that no page reads yet. */
const IGNORE = () => {};

export function pagesFor(total: number): number {
  return Math.max(1, Math.ceil(total / CATEGORY_PAGE_SIZE));
}

import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import { categoryPath, conditionPath, pagePath, shardOf, sitemapShardPath } from '@common-ground/site/renderer';
import { dependency } from './dependencies.ts';
import type { ContentChange } from './jobs/change.ts';

/** What of the content has to be known to name paths: codes of the active languages by id, pages of each category, what each page about the site is. */
export type Inventory = {
  languages: ReadonlyMap<number, string>;
  categoryPages: ReadonlyMap<number, number>;
  pages: ReadonlyMap<number, PageSlug>;
};

export type Affected = {
  /** The changed record's own pages, which exist or cease to exist with it; rendered first. */
  own: string[];
  /** Names of what changed: pages that noted one of them are rendered again. */
  names: string[];
  /** Conditions whose list of related ones may change though they do not show the changed one yet. */
  relatedTo: { conditionId: number; categoryId: number }[];
};

/**
 * Which pages show a change. Pure: the look-up of `names` among the noted dependencies is the caller's. A change of
 * everything is not among these, it is a full render.
 */
export function affectedPaths(change: Exclude<ContentChange, { kind: 'everything' }>, inventory: Inventory): Affected {
  const languages = [...inventory.languages.values()];
  switch (change.kind) {
    case 'category':
      if (change.isTextOnly) return { ...NOTHING, names: [dependency.categoryText(change.id)] };
      return {
        own: categoryPaths(change.id, inventory),
        names: [dependency.category(change.id), ...(change.isListed ? [dependency.categories()] : [])],
        relatedTo: [],
      };
    case 'category-translation': {
      const code = inventory.languages.get(change.language);
      return code === undefined
        ? NOTHING
        : { own: [categoryPath(change.id, code)], names: [dependency.categoryIn(change.id, code)], relatedTo: [] };
    }
    case 'condition-translation': {
      const code = inventory.languages.get(change.language);
      if (code === undefined) return NOTHING;
      return {
        own: [conditionPath(change.id, code)],
        names: [
          dependency.conditionIn(change.id, code),
          dependency.shard(shardOf(change.id)),
          dependency.newest(code),
          ...(change.isListed ? [dependency.translations(change.id)] : []),
        ],
        relatedTo: [],
      };
    }
    case 'page': {
      const slug = inventory.pages.get(change.id);
      if (slug === undefined) return NOTHING;
      return {
        own: languages.map((language) => pagePath(slug, language)),
        names: [dependency.page(slug)],
        relatedTo: [],
      };
    }
    case 'sign-off':
      return { ...NOTHING, own: languages.map((language) => conditionPath(change.id, language)) };
    case 'learning-paths':
      return { ...NOTHING, names: [dependency.learningPaths()] };
    case 'condition': {
      const own = languages.map((language) => conditionPath(change.id, language));
      const shard = shardOf(change.id);
      const names = [dependency.condition(change.id), dependency.shard(shard), dependency.newest(DEFAULT_LANGUAGE)];
      if (!change.isListed) return { own, names, relatedTo: [] };
      for (const category of change.categories) names.push(dependency.list(category), dependency.count(category));
      return {
        own: [
          ...own,
          ...change.categories.flatMap((category) => categoryPaths(category, inventory)),
          sitemapShardPath(shard),
        ],
        names: [...names, dependency.featured(), dependency.shards(), ...languages.map(dependency.newest)],
        relatedTo: change.categories.map((categoryId) => ({ conditionId: change.id, categoryId })),
      };
    }
  }
}

const NOTHING: Affected = { own: [], names: [], relatedTo: [] };

function categoryPaths(id: number, { languages, categoryPages }: Inventory): string[] {
  const pages = categoryPages.get(id) ?? 1;
  return [...languages.values()].flatMap((language) =>
    Array.from({ length: pages }, (_, index) => categoryPath(id, language, index + 1)),
  );
}

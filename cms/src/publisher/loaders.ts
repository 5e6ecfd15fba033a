import DataLoader from 'dataloader';
import { selectCards } from './browseRows.ts';
import {
  type CategorySlice,
  type ConditionKey,
  type PageKey,
  selectCategories,
  selectCategoryCards,
  selectConditions,
  selectCount,
  selectFeaturedCards,
  selectPages,
  selectRelated,
} from './contentRows.ts';
import { selectTopicsAbout } from './forumRows.ts';
import { type ModuleKey, selectModuleHoldings } from './learningPathRows.ts';
import type { Sql } from './Sql.ts';

export type Loaders = ReturnType<typeof createLoaders>;

/** Loaders for pages that render together: simultaneous keys share a query, and nothing is loaded twice. */
export function createLoaders(sql: Sql) {
  return {
    conditions: oneBy(conditionText, (keys) => selectConditions(sql, keys)),
    related: manyBy(
      conditionText,
      (keys) => selectRelated(sql, keys),
      ({ of: id, languageId }) => conditionText({ id, languageId }),
    ),
    counts: new DataLoader<number, number>(async (ids) => {
      const counts = await selectCount(sql, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
    categories: manyBy(
      (id: number) => `${id}`,
      (ids) => selectCategories(sql, ids),
      ({ languageId }) => `${languageId}`,
    ),
    featured: manyBy(
      (id: number) => `${id}`,
      (ids) => selectFeaturedCards(sql, ids),
      ({ languageId }) => `${languageId}`,
    ),
    conditionCards: oneBy(
      ({ id, languageId }: ConditionKey) => conditionText({ id, languageId }),
      (keys) => selectCards(sql, keys),
    ),
    cards: manyBy(sliceText, (slices) => selectCategoryCards(sql, slices), sliceText),
    topicsAbout: manyBy(
      (id: number) => `${id}`,
      (ids) => selectTopicsAbout(sql, ids),
      ({ of }) => `${of}`,
    ),
    pages: oneBy(
      ({ slug, languageId }: PageKey) => `${slug}:${languageId}`,
      (keys) => selectPages(sql, keys),
    ),
    holdings: oneBy(
      ({ moduleId, language }: ModuleKey) => `${moduleId}:${language}`,
      (keys) => selectModuleHoldings(sql, keys),
    ),
  };
}

function conditionText({ id, languageId }: ConditionKey): string {
  return `${id}:${languageId}`;
}

function sliceText({ languageId, categoryId, page }: CategorySlice): string {
  return `${languageId}:${categoryId}:${page}`;
}

type Select<Key, Row> = (keys: readonly Key[]) => Promise<Row[]>;

function manyBy<Key, Row>(
  textOf: (key: Key) => string,
  select: Select<Key, Row>,
  ofRow: (row: Row) => string,
): DataLoader<Key, Row[], string> {
  return new DataLoader<Key, Row[], string>(
    async (keys) => {
      const rows = Map.groupBy(await select(keys), ofRow);
      return keys.map((key) => rows.get(textOf(key)) ?? []);
    },
    { cacheKeyFn: textOf },
  );
}

function oneBy<Key, Row extends Key>(
  textOf: (key: Key) => string,
  select: Select<Key, Row>,
): DataLoader<Key, Row | null, string> {
  return new DataLoader<Key, Row | null, string>(
    async (keys) => {
      const rows = new Map((await select(keys)).map((row) => [textOf(row), row]));
      return keys.map((key) => rows.get(textOf(key)) ?? null);
    },
    { cacheKeyFn: textOf },
  );
}

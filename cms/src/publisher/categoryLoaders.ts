import DataLoader from 'dataloader';
import {
  type CardRow,
  type CategoryRow,
  type CategorySlice,
  selectCategories,
  selectCategoryCards,
} from './contentRows.ts';
import type { Sql } from './Sql.ts';

/** All categories by the id of a language: one query for all the languages that are asked for together. */
export function categoriesLoader(sql: Sql): DataLoader<number, CategoryRow[]> {
  return new DataLoader(async (languageIds) => {
    const rows = Map.groupBy(await selectCategories(sql, languageIds), ({ languageId }) => languageId);
    return languageIds.map((id) => rows.get(id) ?? []);
  });
}

/** Cards of a page of a category: one query for all the pages that are asked for together. */
export function cardsLoader(sql: Sql): DataLoader<CategorySlice, CardRow[], string> {
  return new DataLoader(
    async (slices) => {
      const rows = Map.groupBy(await selectCategoryCards(sql, slices), ({ place }) => place);
      return slices.map((_, index) => rows.get(index + 1) ?? []);
    },
    { cacheKeyFn: ({ languageId, categoryId, page }) => `${languageId}:${categoryId}:${page}` },
  );
}

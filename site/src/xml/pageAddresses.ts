import type { ContentSource, PageCategory, PageLanguage } from '@common-ground/api/contracts/content-source.ts';
import { basicPaths, categoryPath, notFoundPath } from '../routes.ts';

/**
 * Paths of all pages that are not conditions, in the languages they are written in. They have no date: what they list
 * changes with every condition, and a date that stands still while they change would keep machines from looking.
 */
export async function pageAddresses(content: ContentSource): Promise<string[]> {
  const languages = await content.languages();
  const codes = languages.map(({ code }) => code);
  const notFound = new Set(codes.map(notFoundPath));
  const written = await Promise.all(languages.map((language) => writtenIn(language, content)));
  return [
    ...[...basicPaths(codes)].filter((path) => !notFound.has(path)),
    ...(await Promise.all(written.flat())).flat(),
  ];
}

async function writtenIn({ code }: PageLanguage, content: ContentSource): Promise<Promise<string[]>[]> {
  const categories = await content.categories(code);
  return categories.filter(({ name }) => name.language === code).map((category) => pagesOf(category, code, content));
}

async function pagesOf({ id }: PageCategory, language: string, content: ContentSource): Promise<string[]> {
  const { pages } = await content.categoryConditions(id, language, 1);
  return Array.from({ length: Math.max(1, pages) }, (_, index) => categoryPath(id, language, index + 1));
}

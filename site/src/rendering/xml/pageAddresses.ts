import type { ContentSource, PageLanguage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { basicPaths, namePaths } from '../../allPaths.ts';
import { parsePath } from '../../parsePath.ts';
import { categoryPath, isPrivate, learningModulePath, learningPathPath, pagePath, tagPath } from '../../routes.ts';

/**
 * Returns the paths of pages other than conditions and topics for the site map, in the languages that each page is
 * written in. These pages get no date: their lists change with every condition, and an old date would keep crawlers
 * away.
 */
export async function pageAddresses(content: ContentSource): Promise<string[]> {
  const languages = await content.languages();
  const codes = languages.map(({ code }) => code);
  const isListed = (path: string) => {
    const route = parsePath(path, codes);
    return route !== null && route.screen !== 'notFound' && !isPrivate(route);
  };
  const written = await Promise.all(languages.map((language) => findWrittenPaths(language, content)));
  return [...[...basicPaths(codes)].filter(isListed), ...written.flat()];
}

async function findWrittenPaths({ code }: PageLanguage, content: ContentSource): Promise<string[]> {
  const written = (await content.categories(code)).filter(({ name }) => name.language === code);
  const pages = await Promise.all(written.map(({ id }) => content.categoryPages(id)));
  const ofCategories = written.flatMap(({ id }, place) =>
    Array.from({ length: pages[place] ?? 1 }, (_, index) => categoryPath(id, code, index + 1)),
  );
  const counted = await Promise.all(
    [null, ...written.map(({ id }) => id)].map(async (category) => ({
      category,
      total: (await content.names(code, category, 1)).total,
    })),
  );
  const ofNames = counted.flatMap(({ category, total }) => [...namePaths([code], category, total)]);
  const tags = (await content.tags(code)).filter(({ name }) => name.language === code);
  const learning = (await content.learningPaths(code))
    .filter(({ translatedInto }) => translatedInto.includes(code))
    .flatMap(({ id, modules }) => [
      learningPathPath(id, code),
      ...modules.map((module) => learningModulePath(module.id, code)),
    ]);
  const aboutSite = await Promise.all((await content.pages()).map((slug) => content.page(slug, code)));
  return [
    ...aboutSite.flatMap((page) => (page?.language === code ? pagePath(page.slug, code) : [])),
    ...learning,
    ...ofCategories,
    ...ofNames,
    ...tags.map(({ slug }) => tagPath(slug, code)),
  ];
}

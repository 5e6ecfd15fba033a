import type { ContentSource } from '@common-ground/api/contracts/content-source.ts';
import { fixtureConditions } from '../content/fixture/conditions.ts';
import { allPaths } from '../routes.ts';

/** Every path of the fixture content. */
export async function fixturePaths(content: ContentSource): Promise<string[]> {
  const languages = (await content.languages()).map(({ code }) => code);
  const categories = (await content.categories('en')).map(async ({ id }) => {
    const { pages } = await content.categoryConditions(id, 'en', 1);
    return { id, pages };
  });
  const conditionIds = fixtureConditions.map(({ id }) => id);
  return [...allPaths({ languages, categories: await Promise.all(categories), conditionIds })];
}

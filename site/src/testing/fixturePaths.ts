import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { allPaths } from '../allPaths.ts';
import { fixtureConditions } from '../content/fixture/conditions.ts';
import { isFilePath } from '../filePaths.ts';

/** Every page of the fixture content that is for people. */
export async function pathsOfFixture(content: ContentSource): Promise<string[]> {
  return (await fixturePaths(content)).filter((path) => !isFilePath(path));
}

/** Every path of the fixture content, files for machines included. */
export async function fixturePaths(content: ContentSource): Promise<string[]> {
  const languages = (await content.languages()).map(({ code }) => code);
  const categories = (await content.categories('en')).map(async ({ id }) => {
    const { pages } = await content.categoryConditions(id, 'en', 1);
    return { id, pages };
  });
  const conditionIds = fixtureConditions.map(({ id }) => id);
  const paths = (await content.learningPaths('en')).map(({ id, modules }) => ({
    id,
    moduleIds: modules.map((module) => module.id),
  }));
  return [
    ...allPaths({
      languages,
      categories: await Promise.all(categories),
      conditionIds,
      learningPaths: paths,
      topics: await content.topicPages(),
      pages: await content.pages(),
    }),
  ];
}

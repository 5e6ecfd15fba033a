import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { allPaths } from '../../allPaths.ts';
import { isFilePath } from '../../filePaths.ts';
import { sampleConditions } from './conditions.ts';

export async function samplePaths(content: ContentSource): Promise<string[]> {
  const languages = (await content.languages()).map(({ code }) => code);
  const categories = (await content.categories('en')).map(async ({ id }) => ({
    id,
    pages: await content.categoryPages(id),
    conditions: (await content.names('en', id, 1)).total,
  }));
  const learningPaths = (await content.learningPaths('en')).map(({ id, modules }) => ({
    id,
    moduleIds: modules.map((module) => module.id),
  }));
  return [
    ...allPaths({
      languages,
      categories: await Promise.all(categories),
      tags: await listSampleTags(content, languages),
      conditionIds: sampleConditions.map(({ id }) => id),
      learningPaths,
      topics: await content.topicPages(),
      pages: await content.pages(),
    }),
  ];
}

export async function samplePagePaths(content: ContentSource): Promise<string[]> {
  return (await samplePaths(content)).filter((path) => !isFilePath(path));
}

async function listSampleTags(content: ContentSource, languages: string[]) {
  const tags = languages.map(async (language) =>
    (await content.tags(language)).map(({ slug }) => ({ language, slug })),
  );
  return (await Promise.all(tags)).flat();
}

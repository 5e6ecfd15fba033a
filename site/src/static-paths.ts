import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { type PathInput, pagePaths } from './allPaths.ts';
import { contentFromEnvironment } from './content/httpContent.ts';
import { parsePath } from './parsePath.ts';
import { routeOfPattern } from './rendering/pageRoutes.ts';
import { forumCategories, isDefaultLanguage, type Route, toPath } from './routes.ts';

type StaticPath = {
  params: { lang: string | undefined; id?: string; page?: string; shard?: string; category?: string; slug?: string };
};

/** Returns the `getStaticPaths` of a screen for the static build, which tests compare the renderer with. */
export function createStaticPaths(screen: Route['screen'], isWanted: (route: Route) => boolean = () => true) {
  return async (): Promise<StaticPath[]> => {
    // A server build calls this function too, without any content.
    if (!process.env.CONTENT_URL) return [];
    const input = await pathInput(contentFromEnvironment());
    const codes = [...input.languages];
    const routes = [...pagePaths(input)].map((path) => parsePath(path, codes));
    return routes
      .filter((route) => route !== null)
      .filter((route) => findRenderingScreen(route) === screen && isWanted(route))
      .map(toStaticPath);
  };
}

/** Returns the `getStaticPaths` of one of the four kinds of lists A to Z. */
export function createNamePaths({ hasCategory, isFirst }: { hasCategory: boolean; isFirst: boolean }) {
  return createStaticPaths('names', (route) => {
    return route.screen === 'names' && (route.category !== null) === hasCategory && (route.page === 1) === isFirst;
  });
}

export async function staticFeeds() {
  if (!process.env.CONTENT_URL) return [];
  const languages = await contentFromEnvironment().languages();
  return languages.map(({ code }) => ({ params: { lang: isDefaultLanguage(code) ? undefined : code } }));
}

export async function staticForumFeeds() {
  const feeds = await staticFeeds();
  return forumCategories.flatMap((category) => feeds.map(({ params }) => ({ params: { ...params, category } })));
}

export async function staticTopicFeeds() {
  if (!process.env.CONTENT_URL) return [];
  const topics = await contentFromEnvironment().topicPages();
  return topics.map(({ id }) => ({ params: { id: String(id) } }));
}

export async function staticTopicShards() {
  if (!process.env.CONTENT_URL) return [];
  const shards = await contentFromEnvironment().topicShards();
  return shards.map((shard) => ({ params: { shard: String(shard) } }));
}

export async function staticShards() {
  if (!process.env.CONTENT_URL) return [];
  const shards = await contentFromEnvironment().sitemapShards();
  return shards.map((shard) => ({ params: { shard: String(shard) } }));
}

/** Returns the static paths of one address of a file that several addresses share. Astro passes its pattern. */
export async function staticPathsOfPattern({ routePattern }: { routePattern: string }): Promise<StaticPath[]> {
  const wanted = routeOfPattern(routePattern);
  if (!wanted) return [];
  const { screen, language } = wanted;
  return createStaticPaths(screen, (route) => toPath({ ...route, language }) === toPath(wanted))();
}

/** Returns the screen whose file renders a route: the file of a record also renders its not-found page. */
function findRenderingScreen(route: Route): Route['screen'] {
  return route.screen === 'notFound' ? (route.of ?? 'notFound') : route.screen;
}

function toStaticPath(route: Route): StaticPath {
  const lang = isDefaultLanguage(route.language) ? undefined : route.language;
  const none = route.screen === 'notFound' && route.of ? { id: '0' } : {};
  const id = 'id' in route ? { id: String(route.id) } : none;
  const page = 'page' in route && route.page > 1 ? { page: String(route.page) } : {};
  const shard = 'shard' in route ? { shard: String(route.shard) } : {};
  const category = 'category' in route && route.category ? { category: String(route.category) } : {};
  const slug = route.screen === 'tag' ? { slug: route.slug } : {};
  return { params: { lang, ...id, ...page, ...shard, ...category, ...slug } };
}

async function pathInput(content: ContentSource): Promise<PathInput> {
  const languages = (await content.languages()).map(({ code }) => code);
  const first = languages[0] ?? '';
  const categories: { id: number; pages: number; conditions: number }[] = [];
  const conditionIds: number[] = [];
  for (const { id } of await content.categories(first)) {
    let pages = 1;
    let conditions = 0;
    for (let page = 1; page <= pages; page++) {
      const list = await content.categoryConditions(id, first, page);
      pages = list.pages;
      conditions = list.total;
      conditionIds.push(...list.cards.map((card) => card.id));
    }
    categories.push({ id, pages, conditions });
  }
  const learningPaths = (await content.learningPaths(first)).map(({ id, modules }) => ({
    id,
    moduleIds: modules.map((module) => module.id),
  }));
  const [topics, pages] = await Promise.all([content.topicPages(), content.pages()]);
  const tags = (
    await Promise.all(
      languages.map(async (language) => (await content.tags(language)).map(({ slug }) => ({ language, slug }))),
    )
  ).flat();
  return { languages, categories, tags, conditionIds, learningPaths, topics, pages };
}

import type { Route } from '../../routes.ts';

const PARTS: Record<string, readonly Route['screen'][]> = {
  learning: ['learningPath', 'learningModule', 'remember'],
  community: ['forumCategory', 'topic', 'topicArchive', 'topicShard', 'membersTopic'],
  contribute: ['suggest'],
};
const PAGES: Record<string, Route['screen']> = { community: 'forum' };

/** Returns a header link's `aria-current`: `page` on its own page, `true` on a page that belongs to it. */
export function currentAt(name: string, route: Route | null): 'page' | 'true' | undefined {
  if (!route) return undefined;
  if (route.screen === (PAGES[name] ?? name)) return 'page';
  return PARTS[name]?.includes(route.screen) ? 'true' : undefined;
}

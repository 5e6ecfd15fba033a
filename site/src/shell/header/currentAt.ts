import type { Route } from '../../routes.ts';

/** The pages that are parts of a place of the header, by the place's name in `destinations.ts`. */
const PARTS: Record<string, readonly Route['screen'][]> = {
  learning: ['learningPath', 'learningModule', 'remember'],
  community: ['forumCategory', 'topic', 'topicArchive', 'topicShard', 'membersTopic'],
  contribute: ['suggest'],
};
/** Places whose own page has another name. */
const PAGES: Record<string, Route['screen']> = { community: 'forum' };

/** Returns the `aria-current` of a place of the header on the page of `route`: the page itself, or one that it holds. */
export function currentAt(name: string, route: Route | null): 'page' | 'true' | undefined {
  if (!route) return undefined;
  if (route.screen === (PAGES[name] ?? name)) return 'page';
  return PARTS[name]?.includes(route.screen) ? 'true' : undefined;
}

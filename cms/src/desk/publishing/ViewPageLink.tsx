import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { Viewable } from '@common-ground/api/contracts/publishing/recordState.ts';
import { categoryPath, conditionPath, learningPathPath, pagePath } from '@common-ground/site/src/routes.ts';
import type { Payload, TypedUser } from 'payload';
import { ViewPageAnchor } from './ViewPageAnchor.tsx';

type Props = { id?: number | string; payload: Payload; user?: TypedUser; collection: Viewable };
type Wanted = { payload: Payload; user: TypedUser | undefined; id: number };

export async function ViewPageLink({ id, payload, user, collection }: Props) {
  if (id === undefined) return null;
  const path = await pagePathFinders[collection]({ payload, user, id: Number(id) });
  return path ? <ViewPageAnchor href={`${payload.config.serverURL}${path}`} /> : null;
}

const pagePathFinders: Record<Viewable, (wanted: Wanted) => Promise<string | null> | string> = {
  categories: ({ id }) => categoryPath(id, DEFAULT_LANGUAGE),
  conditions: ({ id }) => conditionPath(id, DEFAULT_LANGUAGE),
  'category-translations': async ({ payload, user, id }) => {
    const found = await payload.findByID({ collection: 'category-translations', id, ...asUser(user), depth: 1 });
    if (!found || typeof found.category !== 'object' || typeof found.language !== 'object') return null;
    return found.language.isActive ? categoryPath(found.category.id, found.language.code) : null;
  },
  'condition-translations': async ({ payload, user, id }) => {
    const found = await payload.findByID({ collection: 'condition-translations', id, ...asUser(user), depth: 1 });
    if (!found || typeof found.condition !== 'object' || typeof found.language !== 'object') return null;
    // A translation has no page before the condition itself has one.
    const isLive = found.language.isActive && found.condition._status === 'published';
    return isLive ? conditionPath(found.condition.id, found.language.code) : null;
  },
  pages: async ({ payload, user, id }) => {
    const found = await payload.findByID({ collection: 'pages', id, ...asUser(user), depth: 0 });
    return found ? pagePath(found.slug, DEFAULT_LANGUAGE) : null;
  },
  'page-translations': async ({ payload, user, id }) => {
    const found = await payload.findByID({ collection: 'page-translations', id, ...asUser(user), depth: 1 });
    if (!found || typeof found.page !== 'object' || typeof found.language !== 'object') return null;
    const isLive = found.language.isActive && found.page._status === 'published';
    return isLive ? pagePath(found.page.slug, found.language.code) : null;
  },
  'learning-paths': async ({ payload, user, id }) => {
    const found = await payload.findByID({ collection: 'learning-paths', id, ...asUser(user), depth: 0 });
    return found?.isActive ? learningPathPath(id, DEFAULT_LANGUAGE) : null;
  },
  'learning-path-translations': async ({ payload, user, id }) => {
    const found = await payload.findByID({ collection: 'learning-path-translations', id, ...asUser(user), depth: 1 });
    if (!found || typeof found.path !== 'object' || typeof found.language !== 'object') return null;
    const isLive = found.language.isActive && found.path.isActive;
    return isLive ? learningPathPath(found.path.id, found.language.code) : null;
  },
};

function asUser(user: TypedUser | undefined) {
  return { user, overrideAccess: false, disableErrors: true, draft: false } as const;
}

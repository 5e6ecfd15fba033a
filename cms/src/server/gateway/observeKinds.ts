import { FILMS_PATH } from '@common-ground/api/contracts/learning/films.ts';
import { observeRequest } from '@common-ground/api/platform/observeRequest.ts';
import type { MiddlewareHandler } from 'hono';

/** Counts and times requests by kind, but those of documented calls, which the dispatcher counts by route. */
export const observeKinds: MiddlewareHandler = async (context, next) => {
  const { path, method } = context.req;
  if (isBelow('/api', path)) return next();
  await observeRequest({ method }, async (setRoute) => {
    await next();
    setRoute(findKind(path, context.res.headers.get('content-type')));
    return context.res;
  });
};

function findKind(path: string, type: string | null): 'cms' | 'film' | 'page' | 'file' {
  if (isBelow('/cms', path)) return 'cms';
  if (path.startsWith(FILMS_PATH)) return 'film';
  return type?.startsWith('text/html') ? 'page' : 'file';
}

function isBelow(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

import { setTimeout as wait } from 'node:timers/promises';

type Ask = (request: Request) => Response | Promise<Response>;

/** Requests of each kind that readers make. None of them writes. */
const PATHS = [
  '/',
  '/api/health',
  '/api/conditions?limit=1',
  '/api/conditions/1',
  '/api/categories?limit=1',
  '/api/localized/search?q=pain',
  '/api/localized/find?q=pain&uncounted=1',
  '/api/conditions/1/discussions?limit=1',
  '/api/forum/topics/page',
  '/api/learning-paths/1',
  '/api/auth/me',
];
/** Global Privacy Control keeps searches uncounted, and the unknown token makes the API look for a session. */
const HEADERS = { 'sec-gpc': '1', authorization: `Bearer ${'none'.repeat(8)}` };
const MAX_WARM_UP_MS = 30_000;

/**
 * Requests each path before this process reports ready, because first requests take many times as long: code is
 * compiled and connections are opened. Ignores failures. Resolves after `maxMs` at the latest.
 */
export async function warmUp(ask: Ask, siteUrl: string, paths = PATHS, maxMs = MAX_WARM_UP_MS): Promise<void> {
  const isOver = wait(maxMs, true, { ref: false });
  for (const path of paths) {
    const answered = answer(ask, new Request(new URL(path, siteUrl), { headers: HEADERS })).catch(() => {});
    if (await Promise.race([answered, isOver])) return;
  }
}

async function answer(ask: Ask, request: Request): Promise<void> {
  const response = await ask(request);
  await response.arrayBuffer();
}

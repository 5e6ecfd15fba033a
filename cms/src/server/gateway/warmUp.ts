import { setTimeout as wait } from 'node:timers/promises';

type Ask = (request: Request) => Response | Promise<Response>;

/** One of each kind of call that readers and their browsers make. None of them writes, and lists are short. */
const PATHS = [
  '/',
  '/api/health',
  '/api/conditions?limit=1',
  '/api/conditions/1',
  '/api/categories?limit=1',
  '/api/localized/search?q=pain',
  '/api/localized/suggestions?q=pain',
  '/api/conditions/1/discussions?limit=1',
  '/api/forum/topics/page',
  '/api/learning-paths/1',
  '/api/auth/me',
];
/** Global Privacy Control, so that no search is counted, and a token of nobody, so that its session is looked for. */
const HEADERS = { 'sec-gpc': '1', authorization: `Bearer ${'none'.repeat(8)}` };
const MAX_WARM_UP_MS = 30_000;

/**
 * Makes a process answer requests of its own before it says that it is ready: first requests take many times as long as
 * later ones, because their code is compiled and their connections to the database are opened. Leaves no trace. A failed
 * request warms the process up as well. Ends after `maxMs` at the latest.
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

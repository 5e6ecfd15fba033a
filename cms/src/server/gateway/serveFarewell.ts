import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKER_HEADERS } from './StaticFiles.ts';

const FAREWELL = readFileSync(path.join(import.meta.dirname, 'farewell.js'), 'utf8');

/** What ends a service worker in every browser that has one. It stands here, so that no build of the site can break it. */
export function serveFarewell(): Response {
  return new Response(FAREWELL, { headers: { 'content-type': 'text/javascript; charset=utf-8', ...WORKER_HEADERS } });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKER_HEADERS } from '../../storage/fileHeaders.ts';

const FAREWELL = readFileSync(path.join(import.meta.dirname, 'farewell.js'), 'utf8');

/** The script that removes the service worker is no part of the site's build, which could break it. */
export function serveWorkerRemoval(): Response {
  return new Response(FAREWELL, { headers: { 'content-type': 'text/javascript; charset=utf-8', ...WORKER_HEADERS } });
}

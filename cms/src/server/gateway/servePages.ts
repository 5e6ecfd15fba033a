import { MAX_PAGES_TOGETHER, type PagesTogether } from '@common-ground/api/contracts/offline/pagesTogether.ts';
import { CachedResponse } from '@common-ground/api/platform/prepared/CachedResponse.ts';
import type { StaticFiles } from './StaticFiles.ts';

/** Requests take turns, because compressing takes a thread about 50 ms, which other readers need. */
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
export const MAX_WAITING = 24;

export function servePages(files: StaticFiles, request: Request): Promise<Response> {
  const paths = new URL(request.url).searchParams.getAll('path');
  if (paths.length === 0 || paths.length > MAX_PAGES_TOGETHER)
    return Promise.resolve(plain(400, `Give 1 to ${MAX_PAGES_TOGETHER} paths`));
  if (waiting >= MAX_WAITING) return Promise.resolve(plain(503, 'Take the pages one by one'));
  waiting += 1;
  const mine = turn.then(() => serve(files, { paths, request })).finally(() => (waiting -= 1));
  turn = mine.catch(() => {});
  return mine;
}

async function serve(files: StaticFiles, { paths, request }: { paths: string[]; request: Request }) {
  const pages: PagesTogether = {};
  for (const path of paths) {
    const html = await files.pageAt(path);
    if (html !== null) pages[path] = html;
  }
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  return new CachedResponse({ body: JSON.stringify(pages), headers }).respond(request);
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

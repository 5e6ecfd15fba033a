import { PAGES_AT_ONCE, type PagesTogether } from '@common-ground/api/contracts/offline/pagesTogether.ts';
import { PreparedResponse } from '@common-ground/api/platform/prepared/PreparedResponse.ts';
import { respond } from '@common-ground/api/platform/prepared/respond.ts';
import type { StaticFiles } from './StaticFiles.ts';

/** Compressing takes a thread some 50 ms: one after the other, so that nobody who asks for many takes them from readers. */
let turn: Promise<unknown> = Promise.resolve();

/** The pages that `?path=` names, as far as there are such pages, for whoever keeps many of them. */
export function servePages(files: StaticFiles, request: Request): Promise<Response> {
  const paths = new URL(request.url).searchParams.getAll('path');
  if (paths.length === 0 || paths.length > PAGES_AT_ONCE) return Promise.resolve(refused());
  const mine = turn.then(() => serve(files, { paths, request }));
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
  return respond(new PreparedResponse({ body: JSON.stringify(pages), headers }), request);
}

function refused(): Response {
  return new Response(`Give 1 to ${PAGES_AT_ONCE} paths`, {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { INDEX_FOLDER } from '@common-ground/api/contracts/search/searchIndex.ts';
import { PreparedResponse } from '@common-ground/api/platform/prepared/PreparedResponse.ts';
import { respond } from '@common-ground/api/platform/prepared/respond.ts';
import { fileFor, notFoundPath } from '@common-ground/site/renderer';
import { LRUCache } from 'lru-cache';

type Kept = { response: PreparedResponse; version: string };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const MEMORY_BYTES = 48 * 1024 * 1024;

/**
 * The static tree, as any web server would serve it: the file itself, or the page of that path, or the page that says
 * there is none. Bytes and their compressed forms are kept and used as long as the file on disk is the same one.
 */
export class StaticFiles {
  #root: string;
  #kept = new LRUCache<string, Kept>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (kept) => 2 * kept.response.identity.bytes.byteLength + 500,
  });

  /** @param root the folder that holds `current` and `assets` */
  constructor(root: string) {
    this.#root = root;
  }

  async serve(request: Request): Promise<Response> {
    const pathname = decode(new URL(request.url).pathname);
    if (pathname === null) return this.#notFound('/', request);
    if (pathname.length > 1 && pathname.endsWith('/')) return redirect(request, pathname.replace(/\/+$/, '') || '/');
    const asset = await this.#load(path.join(this.#root, 'assets', pathname), {
      isImmutable: pathname.startsWith('/_astro/'),
    });
    const found =
      asset ??
      (await this.#load(path.join(this.#root, 'current', fileFor(pathname)), {
        isImmutable: isInSearchIndex(pathname),
      }));
    return found ? respond(found, request) : this.#notFound(pathname, request);
  }

  /** Whether pages can be served at all, which is so from the first release on. */
  async isReady(): Promise<boolean> {
    return (await this.#load(path.join(this.#root, 'current', fileFor('/')))) !== null;
  }

  /** In the language of the path, where there is such a page. */
  async #notFound(pathname: string, request: Request): Promise<Response> {
    const language = pathname.split('/')[1] ?? '';
    const inLanguage = /^[a-z]{2,3}(-[A-Za-z]+)*$/.test(language)
      ? await this.#load(path.join(this.#root, 'current', fileFor(notFoundPath(language))))
      : null;
    const page = inLanguage ?? (await this.#load(path.join(this.#root, 'current/404.html')));
    if (!page)
      return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const response = await respond(page, request);
    if (response.status === 304) return response;
    const headers = new Headers(response.headers);
    headers.delete('etag');
    return new Response(response.body, { status: 404, headers });
  }

  async #load(file: string, { isImmutable = false } = {}): Promise<PreparedResponse | null> {
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile()) return null;
    const version = `${facts.ino}-${facts.mtimeMs}-${facts.size}`;
    const kept = this.#kept.get(file);
    if (kept?.version === version) return kept.response;
    const response = new PreparedResponse({
      body: await readFile(file),
      isTightened: true,
      headers: {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      },
    });
    this.#kept.set(file, { response, version });
    return response;
  }
}

/** A folder of the search index carries a hash of what is in it. */
function isInSearchIndex(pathname: string): boolean {
  const [, first, , folder = ''] = pathname.split('/');
  return first === 'search' && INDEX_FOLDER.test(folder);
}

/** Null for what is no path of a file: broken escapes, control characters, steps upwards. */
function decode(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    const isPlain = !/[\p{Cc}\\]/u.test(decoded) && !decoded.split('/').some((part) => part.startsWith('.'));
    return isPlain ? decoded : null;
  } catch {
    return null;
  }
}

/** Every page has one address, without a slash at its end. Only ever to a path here, never to another host. */
function redirect(request: Request, pathname: string): Response {
  const { search } = new URL(request.url);
  return new Response(null, {
    status: 308,
    headers: { location: encodeURI(`/${pathname.replace(/^\/+/, '')}`) + search },
  });
}

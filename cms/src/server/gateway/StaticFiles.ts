import { type Stats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isIndexFile } from '@common-ground/api/contracts/search/pageIndex.ts';
import { CachedResponse } from '@common-ground/api/platform/prepared/CachedResponse.ts';
import { canonicalPaths, fileFor, isOpenedByMail, notFoundPaths } from '@common-ground/site/renderer';
import { LRUCache } from 'lru-cache';
import { isDamaged } from './isDamaged.ts';
import { readHomeSearch } from './readHomeSearch.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

type CachedFile = { response: CachedResponse; file: string; facts: Stats };
type Options = { memoryBytes?: number; headers?: Record<string, string>; cmsFiles?: string };

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
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
export const WORKER_PATH = '/sw.js';
export const CMS_FILES_PATH = '/cms/_next/static/';
/** Indexes that browsers search, which web search engines must not list. */
const SEARCH_FILES_PATH = '/search/';
const PLAIN_HOST = /^[\w.-]+(:\d+)?$/;
const MEMORY_BYTES = 48 * 1024 * 1024;
/** Estimated bytes of a cache entry besides its bodies: headers for each encoding, and names. */
const ENTRY_BYTES = 4096;

/** Serves the static tree. Caches files and their compressed forms in limited memory until the file on disk changes. */
export class StaticFiles {
  #root: string;
  #cmsFiles: string | undefined;
  #headers: Record<string, string>;
  /** Cached files by decoded path. A 404 page is stored by its file, because it has no address. */
  #kept: LRUCache<string, CachedFile>;

  /** @param root folder with `current` and `assets` */
  constructor(root: string, { memoryBytes = MEMORY_BYTES, headers = SECURITY_HEADERS, cmsFiles }: Options = {}) {
    this.#root = root;
    this.#cmsFiles = cmsFiles;
    this.#headers = headers;
    this.#kept = new LRUCache({
      maxSize: memoryBytes,
      sizeCalculation: ({ response }) => 2 * response.identity.bytes.byteLength + ENTRY_BYTES,
    });
  }

  get keptBytes(): number {
    return this.#kept.calculatedSize;
  }

  /**
   * Sends a cached response when its file has not changed. Returns false when nothing was sent. The synchronous look at
   * the disk avoids another thread, which takes ten times as long (docs/decisions/020).
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', headers } = request;
    const [address = ''] = url.split('?', 1);
    if (readHomeSearch(url)) return false;
    // The cache has decoded paths only, and `serve` rejects a malformed host.
    const kept = /[%#]/.test(address) || !PLAIN_HOST.test(headers.host ?? '') ? undefined : this.#kept.get(address);
    return kept !== undefined && isSameFile(kept.facts, factsNow(kept.file)) && kept.response.send(request, response);
  }

  async serve(request: Request): Promise<Response> {
    const pathname = decode(new URL(request.url).pathname);
    if (pathname === null) return this.#notFound('/', request);
    // The file system ignores repeated slashes.
    const plain = pathname.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    const found = plain === pathname ? await this.#loadPage(pathname) : null;
    if (found) return found.respond(request);
    const canonical = (await this.#findCanonical(pathname)) ?? plain;
    return canonical === pathname ? this.#notFound(pathname, request) : redirect(request, canonical);
  }

  async cmsFile(request: Request): Promise<Response | null> {
    const pathname = decode(new URL(request.url).pathname);
    const found = pathname === null ? null : await this.#load(pathname);
    return found?.respond(request) ?? null;
  }

  /**
   * Returns the text of a page. Null for other files, and for pages that mails link to, which browsers must not store.
   */
  async pageAt(pathname: string): Promise<string | null> {
    if (decode(pathname) !== pathname || isOpenedByMail(pathname)) return null;
    const found = await this.#load(pathname);
    const isPage = found?.identity.headers['content-type'] === TYPES['.html'];
    return found && isPage ? found.identity.bytes.toString() : null;
  }

  async isReady(): Promise<boolean> {
    return (await this.#load('/')) !== null;
  }

  /** Leaves out 404 pages, which have no address of their own. */
  async #loadPage(pathname: string): Promise<CachedResponse | null> {
    return notFoundPaths(pathname).some((none) => none === pathname) ? null : this.#load(pathname);
  }

  /** Returns the address that a mistyped path means, or null. Addresses with a digest must be exact. */
  async #findCanonical(pathname: string): Promise<string | null> {
    for (const path of canonicalPaths(pathname))
      if (path !== pathname && !isImmutable(path) && (await this.#loadPage(path))) return path;
    return null;
  }

  /** Responds with the most specific 404 page for the language and kind of the path. */
  async #notFound(pathname: string, request: Request): Promise<Response> {
    let page: CachedResponse | null = null;
    for (const none of notFoundPaths(pathname)) {
      const file = path.join('current', fileFor(none));
      page ??= await this.#read(path.join(this.#root, file), file);
    }
    if (!page)
      return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const response = await page.respond(request);
    if (response.status === 304) return response;
    const headers = new Headers(response.headers);
    headers.delete('etag');
    return new Response(response.body, { status: 404, headers });
  }

  async #load(pathname: string): Promise<CachedResponse | null> {
    for (const file of this.#places(pathname)) {
      const found = await this.#read(file, pathname);
      if (found) return found;
    }
    this.#kept.delete(pathname);
    return null;
  }

  #places(pathname: string): string[] {
    if (this.#cmsFiles && pathname.startsWith(CMS_FILES_PATH))
      return [path.join(this.#cmsFiles, pathname.slice(CMS_FILES_PATH.length))];
    return [path.join('assets', pathname), path.join('current', fileFor(pathname))].map((file) =>
      path.join(this.#root, file),
    );
  }

  async #read(file: string, pathname: string): Promise<CachedResponse | null> {
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile()) return null;
    const known = () => {
      const kept = this.#kept.get(pathname);
      return kept?.file === file && isSameFile(kept.facts, facts) ? kept.response : null;
    };
    const before = known();
    if (before) return before;
    const body = await readFile(file);
    // Concurrent requests share one response, which is compressed once.
    const meanwhile = known();
    if (meanwhile) return meanwhile;
    const response = new CachedResponse({
      body,
      headers: {
        ...this.#headers,
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        ...createHeaders(pathname),
        // A browser would cache a damaged script for a year, but the publisher repairs it within minutes.
        ...(isImmutable(pathname) && isDamaged({ root: this.#root, pathname, body }) ? UNSTORED : {}),
      },
    });
    this.#kept.set(pathname, { response, file, facts });
    return response;
  }
}

/** The service worker is revalidated each time. Browsers know it by its address, which never changes. */
export const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

const UNSTORED = { 'cache-control': 'no-store' };
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };

function createHeaders(pathname: string): Record<string, string> {
  if (pathname === WORKER_PATH) return WORKER_HEADERS;
  if (isOpenedByMail(pathname)) return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
  if (pathname.startsWith(CMS_FILES_PATH)) return { ...IMMUTABLE, 'x-robots-tag': 'noindex, nofollow' };
  const caching = isImmutable(pathname) ? IMMUTABLE : { 'cache-control': 'public, max-age=0, must-revalidate' };
  return pathname.startsWith(SEARCH_FILES_PATH) ? { ...caching, 'x-robots-tag': 'noindex' } : caching;
}

/** The publisher replaces a page by a rename, so another version is another file. */
function isSameFile(known: Stats, now: Stats | null): boolean {
  return now !== null && known.ino === now.ino && known.mtimeMs === now.mtimeMs && known.size === now.size;
}

function factsNow(file: string): Stats | null {
  try {
    return statSync(file, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/** Scripts, and folders of the search index, have a hash of their content in their path. */
function isImmutable(pathname: string): boolean {
  return pathname.startsWith('/_astro/') || isIndexFile(pathname);
}

/** Returns null for broken escapes, control characters, backslashes, and names that begin with a dot. */
function decode(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    const isPlain = !/[\p{Cc}\\]/u.test(decoded) && !decoded.split('/').some((part) => part.startsWith('.'));
    return isPlain ? decoded : null;
  } catch {
    return null;
  }
}

/** `pathname` begins with a single slash and has no backslash, so it names no other host. */
function redirect(request: Request, pathname: string): Response {
  const { search } = new URL(request.url);
  const location = pathname.split('/').map(encodeURIComponent).join('/') + search;
  return new Response(null, { status: 308, headers: { location } });
}

import { type Stats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { INDEX_FOLDER } from '@common-ground/api/contracts/search/searchIndex.ts';
import { PreparedResponse } from '@common-ground/api/platform/prepared/PreparedResponse.ts';
import { canonicalPaths, fileFor, isMailed, notFoundPaths } from '@common-ground/site/renderer';
import { LRUCache } from 'lru-cache';
import { isDamaged } from './isDamaged.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

type Kept = { response: PreparedResponse; file: string; facts: Stats };
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
/** Below it are scripts, styles and pictures of the CMS. */
export const CMS_FILES_PATH = '/cms/_next/static/';
const PLAIN_HOST = /^[\w.-]+(:\d+)?$/;
const MEMORY_BYTES = 48 * 1024 * 1024;
/** What an entry takes besides its bytes: headers twice over for each form, names. */
const ENTRY_BYTES = 4096;

/**
 * The static tree, as any web server would serve it: the file itself, or the page of that path, or the page that says
 * there is none. Bytes and their compressed forms are kept and used as long as the file on disk is the same one.
 */
export class StaticFiles {
  #root: string;
  #cmsFiles: string | undefined;
  #headers: Record<string, string>;
  /** By path, with escapes resolved; a page that says that there is none by its file, as no address is its own. */
  #kept: LRUCache<string, Kept>;

  /**
   * @param root the folder that holds `current` and `assets`
   * @param options.cmsFiles the folder of what the CMS's build made for browsers
   */
  constructor(root: string, { memoryBytes = MEMORY_BYTES, headers = SECURITY_HEADERS, cmsFiles }: Options = {}) {
    this.#root = root;
    this.#cmsFiles = cmsFiles;
    this.#headers = headers;
    this.#kept = new LRUCache({
      maxSize: memoryBytes,
      sizeCalculation: ({ response }) => 2 * response.identity.bytes.byteLength + ENTRY_BYTES,
    });
  }

  /** What is kept in memory, as it is counted. */
  get keptBytes(): number {
    return this.#kept.calculatedSize;
  }

  /**
   * The fast path: answers at once what was asked for before and is still the same file. One look at the disk, without a
   * step to another thread, which takes ten times as long (docs/decisions/020). False means that nothing was sent and the
   * request goes the ordinary way, to `serve`.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', headers } = request;
    const [address = ''] = url.split('?', 1);
    // What has escapes is kept under its plain path; what may be no host at all is refused by the ordinary way.
    const kept = /[%#]/.test(address) || !PLAIN_HOST.test(headers.host ?? '') ? undefined : this.#kept.get(address);
    return kept !== undefined && isSameFile(kept.facts, factsNow(kept.file)) && kept.response.send(request, response);
  }

  async serve(request: Request): Promise<Response> {
    const pathname = decode(new URL(request.url).pathname);
    if (pathname === null) return this.#notFound('/', request);
    // A file system takes repeated slashes for one, so these are looked for before the file.
    const plain = pathname.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    const found = plain === pathname ? await this.#loadPage(pathname) : null;
    if (found) return found.respond(request);
    const canonical = (await this.#findCanonical(pathname)) ?? plain;
    return canonical === pathname ? this.#notFound(pathname, request) : redirect(request, canonical);
  }

  /** What the CMS was built with; null where nothing of that name is among it. */
  async cmsFile(request: Request): Promise<Response | null> {
    const pathname = decode(new URL(request.url).pathname);
    const found = pathname === null ? null : await this.#load(pathname);
    return found?.respond(request) ?? null;
  }

  /** The HTML of a page; null for what is no page, and for one that a mail leads to, which nobody is to keep. */
  async pageAt(pathname: string): Promise<string | null> {
    if (decode(pathname) !== pathname || isMailed(pathname)) return null;
    const found = await this.#load(pathname);
    const isPage = found?.identity.headers['content-type'] === TYPES['.html'];
    return found && isPage ? found.identity.bytes.toString() : null;
  }

  /** Whether pages can be served at all, which is so from the first release on. */
  async isReady(): Promise<boolean> {
    return (await this.#load('/')) !== null;
  }

  /** A file of the tree, but for the pages that say that there is none, which are at no address of their own. */
  async #loadPage(pathname: string): Promise<PreparedResponse | null> {
    return notFoundPaths(pathname).some((none) => none === pathname) ? null : this.#load(pathname);
  }

  /** The address of the page that a mistyped path means; null where there is none. Addresses with a digest are exact. */
  async #findCanonical(pathname: string): Promise<string | null> {
    for (const path of canonicalPaths(pathname))
      if (path !== pathname && !isImmutable(path) && (await this.#loadPage(path))) return path;
    return null;
  }

  /** In the language of the path, and for what it names, where there is such a page. */
  async #notFound(pathname: string, request: Request): Promise<Response> {
    let page: PreparedResponse | null = null;
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

  async #load(pathname: string): Promise<PreparedResponse | null> {
    for (const file of this.#places(pathname)) {
      const found = await this.#read(file, pathname);
      if (found) return found;
    }
    this.#kept.delete(pathname);
    return null;
  }

  /** A file of the CMS's build; or of the site's, or else of the pages: no path is two of them. */
  #places(pathname: string): string[] {
    if (this.#cmsFiles && pathname.startsWith(CMS_FILES_PATH))
      return [path.join(this.#cmsFiles, pathname.slice(CMS_FILES_PATH.length))];
    return [path.join('assets', pathname), path.join('current', fileFor(pathname))].map((file) =>
      path.join(this.#root, file),
    );
  }

  async #read(file: string, pathname: string): Promise<PreparedResponse | null> {
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile()) return null;
    const known = () => {
      const kept = this.#kept.get(pathname);
      return kept?.file === file && isSameFile(kept.facts, facts) ? kept.response : null;
    };
    const before = known();
    if (before) return before;
    const body = await readFile(file);
    // Compressed once, also when many ask for it in the moment after it was replaced.
    const meanwhile = known();
    if (meanwhile) return meanwhile;
    const response = new PreparedResponse({
      body,
      headers: {
        ...this.#headers,
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        ...headersOf(pathname),
        // A browser would keep a damaged script for a year, and the publisher mends it within minutes.
        ...(isImmutable(pathname) && isDamaged({ root: this.#root, pathname, body }) ? UNSTORED : {}),
      },
    });
    this.#kept.set(pathname, { response, file, facts });
    return response;
  }
}

/**
 * The service worker is asked for anew each time, and may do nothing but answer for this site. Its address is the one that
 * browsers know it by, and never changes.
 */
export const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

const UNSTORED = { 'cache-control': 'no-store' };
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };

function headersOf(pathname: string): Record<string, string> {
  if (pathname === WORKER_PATH) return WORKER_HEADERS;
  if (isMailed(pathname)) return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
  if (pathname.startsWith(CMS_FILES_PATH)) return { ...IMMUTABLE, 'x-robots-tag': 'noindex, nofollow' };
  if (isImmutable(pathname)) return IMMUTABLE;
  return { 'cache-control': 'public, max-age=0, must-revalidate' };
}

/** A page is put in place by a rename, so another version is another file. */
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

/** Scripts, and folders of the search index, carry a hash of what is in them. */
function isImmutable(pathname: string): boolean {
  const [, first, , folder = ''] = pathname.split('/');
  return first === '_astro' || (first === 'search' && INDEX_FOLDER.test(folder));
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

/** Every page has one address. `pathname` begins with one slash and has no backslash, so it names no other host. */
function redirect(request: Request, pathname: string): Response {
  const { search } = new URL(request.url);
  const location = pathname.split('/').map(encodeURIComponent).join('/') + search;
  return new Response(null, { status: 308, headers: { location } });
}

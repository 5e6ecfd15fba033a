import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { countEvent } from '@common-ground/api/platform/metrics/recorder.ts';
import { CachedResponse } from '@common-ground/api/platform/prepared/CachedResponse.ts';
import { canonicalPaths, isOpenedByMail, notFoundPaths } from '@common-ground/site/renderer';
import { LRUCache } from 'lru-cache';
import { CMS_FILES_PATH, createFileHeaders, HTML_TYPE, isImmutable, toFileType } from '../../storage/fileHeaders.ts';
import { DiskSource, type FileSource, type FoundFile, findOnDisk } from './FileSource.ts';
import { readHomeSearch } from './readHomeSearch.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

type CachedFile = { response: CachedResponse; file: string; found: FoundFile };
type Options = { memoryBytes?: number; headers?: Record<string, string>; cmsFiles?: string };

const PLAIN_HOST = /^[\w.-]+(:\d+)?$/;
const MEMORY_BYTES = 48 * 1024 * 1024;
/** Estimated bytes of a cache entry besides its bodies: headers for each encoding, and names. */
const ENTRY_BYTES = 4096;

/** Serves the static tree. Caches files and their compressed forms in limited memory until the file changes. */
export class StaticFiles {
  #source: FileSource;
  #cmsFiles: string | undefined;
  #headers: Record<string, string>;
  /** Cached files by decoded path. A 404 page is stored by its file, because it has no address. */
  #kept: LRUCache<string, CachedFile>;

  /** @param source place of the static tree, or the folder with `current` and `assets` */
  constructor(
    source: FileSource | string,
    { memoryBytes = MEMORY_BYTES, headers = SECURITY_HEADERS, cmsFiles }: Options = {},
  ) {
    this.#source = typeof source === 'string' ? new DiskSource(source) : source;
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
    return kept?.found.isCurrent() === true && kept.response.send(request, response);
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
    const isPage = found?.identity.headers['content-type'] === HTML_TYPE;
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
      page ??= await this.#read(await this.#source.placeOfPage(none), `404 ${none}`);
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
    for (const file of await this.#places(pathname)) {
      const found = await this.#read(file, pathname);
      if (found) return found;
    }
    this.#kept.delete(pathname);
    return null;
  }

  #places(pathname: string): string[] | Promise<string[]> {
    if (this.#cmsFiles && pathname.startsWith(CMS_FILES_PATH))
      return [path.join(this.#cmsFiles, pathname.slice(CMS_FILES_PATH.length))];
    return this.#source.places(pathname);
  }

  #find(file: string, pathname: string, known?: string): Promise<FoundFile | null> {
    const isOfCms = this.#cmsFiles !== undefined && pathname.startsWith(CMS_FILES_PATH);
    return isOfCms ? findOnDisk(file) : this.#source.find(file, known);
  }

  async #read(file: string, pathname: string): Promise<CachedResponse | null> {
    const known = () => {
      const kept = this.#kept.get(pathname);
      return kept?.file === file ? kept : undefined;
    };
    const last = known();
    if (last?.found.isCurrent()) {
      countEvent('cacheLookups', { cache: 'files', result: 'hit' });
      return last.response;
    }
    const found = await this.#find(file, pathname, last?.found.version);
    if (!found) return null;
    const before = known();
    countEvent('cacheLookups', { cache: 'files', result: before?.found.version === found.version ? 'hit' : 'miss' });
    if (before?.found.version === found.version) {
      before.found = found;
      return before.response;
    }
    const body = await found.read();
    // Concurrent requests share one response, which is compressed once.
    const meanwhile = known();
    if (meanwhile?.found.version === found.version) return meanwhile.response;
    const type = toFileType(file);
    const response = new CachedResponse({
      body,
      labels: { route: type === HTML_TYPE ? 'page' : 'file', cache: 'files' },
      headers: {
        ...this.#headers,
        'content-type': type,
        ...createFileHeaders(pathname),
        // A browser would cache a damaged script for a year, but the publisher repairs it within minutes.
        ...(isImmutable(pathname) && this.#source.isDamaged(pathname, body) ? UNSTORED : {}),
      },
    });
    this.#kept.set(pathname, { response, file, found });
    return response;
  }
}

const UNSTORED = { 'cache-control': 'no-store' };

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

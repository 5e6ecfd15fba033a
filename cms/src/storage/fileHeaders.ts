import path from 'node:path';
import { isIndexFile } from '@common-ground/api/contracts/search/pageIndex.ts';
import { isOpenedByMail } from '@common-ground/site/renderer';

export const FILE_TYPES: Record<string, string> = {
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
export const HTML_TYPE = 'text/html; charset=utf-8';

export const WORKER_PATH = '/sw.js';
export const CMS_FILES_PATH = '/cms/_next/static/';
/** Indexes that browsers search, which web search engines must not list. */
const SEARCH_FILES_PATH = '/search/';

/** The service worker is revalidated each time. Browsers know it by its address, which never changes. */
export const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };

export function toFileType(file: string): string {
  return FILE_TYPES[path.extname(file)] ?? 'application/octet-stream';
}

/** Returns the headers of the file at an address, besides its type. */
export function createFileHeaders(pathname: string): Record<string, string> & { 'cache-control': string } {
  if (pathname === WORKER_PATH) return WORKER_HEADERS;
  if (isOpenedByMail(pathname)) return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
  if (pathname.startsWith(CMS_FILES_PATH)) return { ...IMMUTABLE, 'x-robots-tag': 'noindex, nofollow' };
  const caching = isImmutable(pathname) ? IMMUTABLE : { 'cache-control': 'public, max-age=0, must-revalidate' };
  return pathname.startsWith(SEARCH_FILES_PATH) ? { ...caching, 'x-robots-tag': 'noindex' } : caching;
}

/** Scripts, and folders of the search index, have a hash of their content in their path. */
export function isImmutable(pathname: string): boolean {
  return pathname.startsWith('/_astro/') || isIndexFile(pathname);
}

import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import { SITEMAP_SHARD_SIZE } from '@common-ground/api/contracts/limits.ts';
import { forumPath, homePath, RECORD_PATHS } from './routes.ts';

/**
 * Returns the file of a path, relative to the root of the static tree. A path with an extension (`/feed.xml`) is the
 * path of its file. Other paths get `.html` appended, even `/about.html`, and `/index` gets it twice: otherwise a page
 * would have two addresses.
 */
export function fileFor(path: string): string {
  if (path === '/') return 'index.html';
  if (path === '/index') return 'index.html.html';
  return /\.(?!html$)[a-z0-9_]+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** Whether a path is a file for machines, not a page for people. */
export function isFilePath(path: string): boolean {
  return !fileFor(path).endsWith('.html');
}

export function feedPath(language: string): string {
  return `${prefix(language)}/feed.xml`;
}

/** Returns the path of the feed of new topics in a language, of one forum category or of all. */
export function forumFeedPath(language: string, category?: ForumCategory | null): string {
  return `${category ? forumPath(language, category) : `${prefix(language)}/community`}/feed.xml`;
}

/** Returns the path of the feed of a topic's new posts. A topic is written in one language, so it has one feed. */
export function topicFeedPath(id: number): string {
  return `/${RECORD_PATHS.topic}/${id}/feed.xml`;
}

export function webManifestPath(language: string): string {
  return `${prefix(language)}/manifest.webmanifest`;
}

export const ROBOTS_PATH = '/robots.txt';
export const SITEMAP_PATH = '/sitemap.xml';
/** Path of the site map of pages that are neither conditions nor topics. */
export const PAGES_SITEMAP_PATH = '/sitemaps/pages.xml';

/** Returns the number, from 1, of the site map that lists a condition or a topic. */
export function toShard(id: number): number {
  return Math.ceil(id / SITEMAP_SHARD_SIZE);
}

/** Returns the path of a site map of conditions. */
export function sitemapShardPath(shard: number): string {
  return `/sitemaps/${shard}.xml`;
}

export function topicShardPath(shard: number): string {
  return `/sitemaps/topics/${shard}.xml`;
}

function prefix(language: string): string {
  const home = homePath(language);
  return home === '/' ? '' : home;
}

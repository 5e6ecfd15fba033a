import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import { SITEMAP_SHARD } from '@common-ground/api/contracts/limits.ts';
import { forumPath, homePath, RECORD_PATHS } from './routes.ts';

// Addresses of files for machines, such as feeds and site maps, and the files that hold pages.

/**
 * The file that holds a path's page, relative to the root of the static tree. A path that names a file (`/feed.xml`) is
 * one; `.html` and `index` name none, so that a page has one address.
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

/** News of a language as a feed. */
export function feedPath(language: string): string {
  return `${prefix(language)}/feed.xml`;
}

/** New topics that are written in a language, of a category of the forum or of all. */
export function forumFeedPath(language: string, category?: ForumCategory | null): string {
  return `${category ? forumPath(language, category) : `${prefix(language)}/community`}/feed.xml`;
}

/** New posts of a topic: one feed, as a topic is written in one language. */
export function topicFeedPath(id: number): string {
  return `/${RECORD_PATHS.topic}/${id}/feed.xml`;
}

/** How the site stands among the apps of a device, in a language. */
export function webManifestPath(language: string): string {
  return `${prefix(language)}/manifest.webmanifest`;
}

export const ROBOTS_PATH = '/robots.txt';
/** The index that names every site map. */
export const SITEMAP_PATH = '/sitemap.xml';
/** The site map of pages that are neither conditions nor topics. */
export const PAGES_SITEMAP_PATH = '/sitemaps/pages.xml';

/** The number of the site map that a condition, or a topic, is in, from 1. */
export function shardOf(id: number): number {
  return Math.ceil(id / SITEMAP_SHARD);
}

/** The site map of one shard of conditions. */
export function sitemapShardPath(shard: number): string {
  return `/sitemaps/${shard}.xml`;
}

/** The site map of one shard of topics. */
export function topicShardPath(shard: number): string {
  return `/sitemaps/topics/${shard}.xml`;
}

function prefix(language: string): string {
  const home = homePath(language);
  return home === '/' ? '' : home;
}

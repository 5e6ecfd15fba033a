import path from 'node:path';

/** Where the static tree stands: `current`, `releases`, `assets`. */
export function siteFolder(dataDir: string): string {
  return path.join(dataDir, 'site');
}

/** What `astro build` made of the site. */
export const builtSite = path.resolve(import.meta.dirname, '../../../site/dist');

/** The programs of the server, each in as few files as can be. */
export const builtServer = path.resolve(import.meta.dirname, '../../.build/server');

/** What `next build` made for browsers. */
export const builtCmsFiles = path.resolve(import.meta.dirname, '../../.next/static');

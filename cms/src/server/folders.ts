import path from 'node:path';

export function siteFolder(dataDir: string): string {
  return path.join(dataDir, 'site');
}

export const builtSite = path.resolve(import.meta.dirname, '../../../site/dist');

export const builtServer = path.resolve(import.meta.dirname, '../../.build/server');

export const builtCmsFiles = path.resolve(import.meta.dirname, '../../.next/static');

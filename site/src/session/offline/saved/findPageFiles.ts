import type { OfflineFiles } from './offlineFiles.ts';

/** Matches an attribute that names a file of this site. Films are left out: they are larger than all the rest. */
const FILE = /="(\/[^"?#]+\.(?:js|css|svg|png|jpe?g|webp|avif|ico|woff2|webmanifest))"/g;

export function findPageFiles(html: string, { list, lang }: { list: OfflineFiles; lang: string }): string[] {
  const found = new Set<string>();
  const open = [...html.matchAll(FILE)].map(([, path = '']) => path);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const known = list[path];
    if (found.has(path) || (known?.language && known.language !== lang)) continue;
    found.add(path);
    open.push(...(known?.brings ?? []));
  }
  return [...found];
}

import {
  type IndexFiles,
  indexFilesName,
  type PageManifest,
  pageManifestPath,
  SAVED_PAGE_KINDS,
} from '@common-ground/api/contracts/search/pageIndex.ts';

/** Returns the files of a search index with their bytes, the manifest last: it must not name a file that is missing. */
export async function indexFiles(lang: string, signal?: AbortSignal): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  const manifest = pageManifestPath(lang);
  const read = async (path: string) => {
    const response = await fetch(path, { signal: signal ?? null, cache: 'no-cache' });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${response.status}: ${path}`);
    return response.json();
  };
  const index: PageManifest | null = await read(manifest);
  const parts = index?.parts.filter(({ kind }) => SAVED_PAGE_KINDS.includes(kind)) ?? [];
  for (const name of index ? [index.engine, ...parts.map(({ folder }) => folder)] : []) {
    const folder = manifest.replace(/[^/]+$/, `${name}/`);
    const named: IndexFiles = (await read(folder + indexFilesName)) ?? {};
    for (const [file, bytes] of Object.entries(named)) files.set(folder + file, bytes);
  }
  files.set(manifest, 0);
  return files;
}

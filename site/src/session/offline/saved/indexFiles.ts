import {
  type IndexFiles,
  indexFilesName,
  manifestPath,
  type SearchManifest,
} from '@common-ground/api/contracts/search/searchIndex.ts';

/** Returns the files of a search index with their bytes, the manifest last: it must not name a file that is missing. */
export async function indexFiles(lang: string, signal?: AbortSignal): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  const manifest = manifestPath(lang);
  const read = async (path: string) => {
    const response = await fetch(path, { signal: signal ?? null, cache: 'no-cache' });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${response.status}: ${path}`);
    return response.json();
  };
  const { base, delta } = ((await read(manifest)) ?? { base: [], delta: [] }) as SearchManifest;
  for (const name of [...base, ...delta]) {
    const folder = manifest.replace(/[^/]+$/, `${name}/`);
    const named = ((await read(folder + indexFilesName)) ?? {}) as IndexFiles;
    for (const [file, bytes] of Object.entries(named)) files.set(folder + file, bytes);
  }
  files.set(manifest, 0);
  return files;
}

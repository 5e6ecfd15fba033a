/** Kinds of pages whose full text is searched, in the order in which results are grouped. Conditions have another search. */
export const PAGE_KINDS = ['learning', 'forum', 'site', 'helpLines'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Kinds whose index is saved with a language. Forum pages cannot be saved, and there may be very many of them. */
export const SAVED_PAGE_KINDS: readonly PageKind[] = ['learning', 'site', 'helpLines'];

/** A part of a language's index, built again only when one of its pages changes. */
export type PagePart = {
  kind: PageKind;
  /** First id that a topic of the part may have; 0 for the other kinds. */
  from: number;
  /** Name of the folder, beside the manifest. */
  folder: string;
  /** Digest of the paths and digests of its pages; empty when a page could not be read, so that the part is read again. */
  pages: string;
};

/** Manifest of the index of a language's pages. Without Zod: browser scripts read this file. */
export type PageManifest = {
  /** Version of the search library and of the format that this project adds. An index of another version is not used. */
  version: string;
  /** Folder with the script and the WebAssembly of the search library, and an index without pages. */
  engine: string;
  parts: PagePart[];
};

export function pageManifestPath(language: string): string {
  return `/search/${language}/pages.json`;
}

/** Names of folders contain a digest of their content, so the files in them never change. */
export const INDEX_FOLDER = /^(engine|learning|forum|site|helpLines)-[0-9a-f]{16}$/;

/** Returns whether a path is that of a file in a folder of the index. */
export function isIndexFile(path: string): boolean {
  const [, first, , folder = '', file] = path.split('/');
  return first === 'search' && file !== undefined && INDEX_FOLDER.test(folder);
}

/** Sizes in bytes of a folder's files by path, stored in the folder as `indexFilesName`. */
export type IndexFiles = Record<string, number>;
export const indexFilesName = 'files.json';

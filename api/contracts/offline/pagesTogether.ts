/** HTML of pages by path, together a fifth of their separate sizes. Without Zod: browser scripts read this file. */
export type PagesTogether = Record<string, string>;

export const PAGES_TOGETHER_PATH = '/offline-pages.json';
/** Maximum pages in one response: few, because on a slow connection a lost response is requested again. */
export const MAX_PAGES_TOGETHER = 16;

export function pagesTogetherPath(paths: readonly string[]): string {
  return `${PAGES_TOGETHER_PATH}?${new URLSearchParams(paths.map((path) => ['path', path]))}`;
}

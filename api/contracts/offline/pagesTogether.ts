/**
 * Several pages in one answer, an object of their HTML by path: most of a page is in each of them, so that together they are
 * a fifth of what they are one by one. Stands without the schema library: the browser's scripts read it.
 */
export type PagesTogether = Record<string, string>;

export const PAGES_TOGETHER_PATH = '/offline-pages.json';
/** In one answer: few enough for a slow line, on which each answer that is lost is asked for anew. */
export const PAGES_AT_ONCE = 16;

export function pagesTogetherPath(paths: readonly string[]): string {
  return `${PAGES_TOGETHER_PATH}?${new URLSearchParams(paths.map((path) => ['path', path]))}`;
}

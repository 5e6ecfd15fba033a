import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';

/** Search in the address of a home page. */
export type HomeSearch = {
  /** Path of the home page. */
  path: string;
  language: string;
  search: string;
  /** Id of a category; null for all. */
  category: number | null;
  /** Whether the text is searched as typed. */
  isExact: boolean;
};

/** Matches the path of a home page, or of another page with a name as short as a code of a language. */
const HOME = /^\/(?:([a-z]{2,3}(?:-[A-Za-z]+)*))?$/;

/**
 * Returns the search that the address of a home page has, by the rules of `first-paint.js`; null for any other address.
 * @param address path and query
 */
export function readHomeSearch(address: string): HomeSearch | null {
  const [path = '', query] = address.split('?', 2);
  const home = query === undefined ? null : HOME.exec(path);
  if (!home) return null;
  const parameters = new URLSearchParams(query);
  const search = parameters.get('search')?.trim() ?? '';
  const id = parameters.get('category') ?? '';
  const category = /^[1-9]\d*$/.test(id) ? Number(id) : null;
  if (!search && category === null) return null;
  return { path, language: home[1] ?? DEFAULT_LANGUAGE, search, category, isExact: parameters.get('exact') === '1' };
}

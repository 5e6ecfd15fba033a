import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { notFoundPath, recordScreenAt } from './routes.ts';

/**
 * Yields paths of not-found pages for a path, the best match first. The caller must check that each page exists: a
 * first part that looks like a language code may be none.
 */
export function* notFoundPaths(path: string): Generator<string> {
  const [, ...parts] = path.split('/');
  const [first = '', ...rest] = parts;
  if (/^[a-z]{2,3}(-[A-Za-z]+)*$/.test(first)) yield* notFoundPathsIn(first, rest);
  yield* notFoundPathsIn(DEFAULT_LANGUAGE, parts);
}

function* notFoundPathsIn(language: string, parts: string[]): Generator<string> {
  const of = recordScreenAt(parts);
  if (of) yield notFoundPath(language, of);
  yield notFoundPath(language);
}

import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { notFoundPath, recordScreenAt } from './routes.ts';

/**
 * The pages that may say that there is none at a path, the one that fits best first. For those who do not know the
 * languages: a path that begins like one may have no such page.
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

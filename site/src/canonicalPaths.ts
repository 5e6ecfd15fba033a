import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';

/**
 * Returns the paths that a mistyped path may mean, best first: without repeated slashes, a slash at the end and the
 * prefix of the default language, in lower case. Every result begins with exactly one slash. The caller must check that
 * there is such a page.
 */
export function canonicalPaths(path: string): string[] {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  if (parts[0] === DEFAULT_LANGUAGE) parts.shift();
  const [first = '', ...rest] = parts;
  return [...new Set([first, writeLanguage(first)])].map((start) => `/${[start, ...rest].join('/')}`);
}

function writeLanguage(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code;
  } catch {
    return code;
  }
}

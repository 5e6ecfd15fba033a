import {
  type BrowserIndex,
  type BrowserNames,
  browserIndexPath,
  browserNamesPath,
  ENTRY_VERSION,
} from '@common-ground/api/contracts/search/browserIndex.ts';
import { SEARCH_PATIENCE_MS } from '../foundSearch.ts';
import { loadSearchLanguage } from '../loadSearchLanguage.ts';
import { BrowserSearch, type LanguageNames } from './BrowserSearch.ts';

/** Rejects when the index of the language cannot be loaded. */
export async function openBrowserSearch(lang: string): Promise<BrowserSearch> {
  const [language, index] = await Promise.all([
    loadSearchLanguage(lang),
    readFile<BrowserIndex>(browserIndexPath(lang)),
  ]);
  return new BrowserSearch({ language, index, loadNames });
}

async function loadNames(code: string): Promise<LanguageNames> {
  const [language, { names }] = await Promise.all([
    loadSearchLanguage(code),
    readFile<BrowserNames>(browserNamesPath(code)),
  ]);
  return { language, names };
}

async function readFile<File extends { version: number }>(path: string): Promise<File> {
  const response = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(SEARCH_PATIENCE_MS) });
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  const file: File = await response.json();
  if (file.version !== ENTRY_VERSION) throw new Error(`${path} has version ${file.version}`);
  return file;
}

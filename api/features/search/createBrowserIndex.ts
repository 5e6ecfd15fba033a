import { shortenText } from '../../contracts/cutText.ts';
import { MAX_BROWSER_ENTRIES, MAX_BROWSER_NAMES, SUGGESTION_DESCRIPTION } from '../../contracts/limits.ts';
import {
  type BrowserIndex,
  type BrowserNames,
  type ConditionEntry,
  ENTRY_VERSION,
} from '../../contracts/search/browserIndex.ts';
import type { Database } from '../../platform/Database.ts';
import { type ActiveLanguage, selectLanguages } from '../../platform/languages.ts';
import { selectCategories } from '../encyclopedia/queries/selectCategories.ts';
import { selectBrowserEntries, selectNames } from './queries/browserEntries.ts';

/** Suggestions show the beginning of a summary. */
function toBrowserEntry({
  entry,
  summary,
}: {
  entry: ConditionEntry;
  summary: string;
}): BrowserIndex['entries'][number] {
  return { ...entry, summary: shortenText(summary, SUGGESTION_DESCRIPTION) };
}

/** Returns what a browser needs to search in a language. A large encyclopedia is searched by the server. */
export async function createBrowserIndex(database: Database, language: ActiveLanguage): Promise<BrowserIndex> {
  const { id: languageId } = language;
  const rows = await selectBrowserEntries(database, { languageId, limit: MAX_BROWSER_ENTRIES + 1 });
  const isComplete = rows.length <= MAX_BROWSER_ENTRIES;
  const languages = await selectLanguages(database);
  const categories = await selectCategories(database, { languageId, slice: null });
  return {
    version: ENTRY_VERSION,
    isComplete,
    entries: isComplete ? rows.map(toBrowserEntry) : [],
    others: languages.filter(({ id }) => id !== languageId).map(({ code }) => code),
    categories: categories.map(({ id, name, translation }) => ({ id, name: translation?.name ?? name })),
  };
}

export async function createBrowserNames(database: Database, language: ActiveLanguage): Promise<BrowserNames> {
  const rows = await selectNames(database, { language, limit: MAX_BROWSER_NAMES + 1 });
  const names: BrowserNames['names'] =
    rows.length > MAX_BROWSER_NAMES ? [] : rows.map(({ id, names }) => [id, ...names]);
  return { version: ENTRY_VERSION, names };
}

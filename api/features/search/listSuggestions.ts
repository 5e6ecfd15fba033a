import {
  MAX_SUGGESTIONS_FOR_TEXT,
  MAX_SUGGESTIONS_WITHOUT_TEXT,
  SUGGESTED_CONDITIONS,
} from '../../contracts/limits.ts';
import type { SuggestedCategory, Suggestions } from '../../contracts/search/suggestions.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { findActiveLanguages, findLanguageId } from '../../platform/languages.ts';
import { selectCategories } from '../encyclopedia/queries/selectCategories.ts';
import {
  type Descriptions,
  INDEXED_FROM,
  type Languages,
  merge,
  type Suggested,
  selectBeginnings,
  selectContaining,
  selectShown,
} from './queries/selectSuggestions.ts';

/**
 * What a search box needs for this text, which is folded. Whatever a longer text finds is found by its beginning too; so
 * where few are found they are answered whole, and the browser goes on alone. Where many are, it gets the best of them
 * and the best for the characters that may come next, so that at the next keys there is something right to show at once.
 */
export async function listSuggestions(
  { text, lang }: { text: string; lang?: string },
  context: ApiContext,
): Promise<Suggestions> {
  const { database } = context;
  const languageId = await findLanguageId(lang, context);
  const [byDefault] = await findActiveLanguages(context);
  const categories = await listSuggestedCategories(database, languageId);
  if (!byDefault) return { complete: true, conditions: [], categories };
  const fallback = byDefault.id;
  const { complete, ...found } = await find({ database, text, languages: { own: languageId ?? fallback, fallback } });
  const shown = Object.entries(found).map(([descriptions, some]) =>
    selectShown(database, { found: some, languageId, descriptions: descriptions as Descriptions }),
  );
  return { complete, conditions: (await Promise.all(shown)).flat(), categories };
}

/** Found conditions by how much of their descriptions is wanted: whole where one may have been found by it. */
type Found = { complete: boolean } & Partial<Record<Descriptions, Suggested[]>>;
type Typed = { database: Database; text: string; languages: Languages };

async function find(asked: Typed): Promise<Found> {
  const { database, text } = asked;
  if (text.length >= INDEXED_FROM || text === '') {
    const { complete, found } = await findWhole(
      asked,
      text === '' ? MAX_SUGGESTIONS_WITHOUT_TEXT : MAX_SUGGESTIONS_FOR_TEXT,
    );
    if (complete) return { complete, whole: found };
  }
  const { now, soon, later } = await selectBeginnings(database, asked);
  const near = merge([...now, ...soon]);
  if (now.length >= SUGGESTED_CONDITIONS || text === '')
    return { complete: false, short: near, none: without(near, later) };
  const { complete, found } = await findWhole(asked, MAX_SUGGESTIONS_FOR_TEXT);
  return { complete, whole: merge([...near, ...found]) };
}

/** Their names may say more, so only those that say nothing new go. */
function without(known: Suggested[], found: Suggested[]): Suggested[] {
  const ids = new Set(known.map(({ id }) => id));
  return found.filter(({ id, names }) => !ids.has(id) || names.length > 0);
}

async function findWhole({ database, text, languages }: Typed, most: number) {
  const rows = await selectContaining(database, { text, languages, most: 2 * most + 1 });
  const found = merge(rows);
  const complete = rows.length <= 2 * most && found.length <= most;
  return { complete, found: complete ? found : found.slice(0, most) };
}

async function listSuggestedCategories(database: Database, languageId: number | null): Promise<SuggestedCategory[]> {
  const categories = await selectCategories(database, { languageId, slice: null });
  return categories.map(({ id, name, description, translation }) => ({ id, name, description, ...translation }));
}

import { SUGGESTED_CONDITIONS, SUGGESTION_ANSWER, SUGGESTION_LIST } from '../../../contracts/limits.ts';
import type { SuggestedCategory, Suggestions } from '../../../contracts/suggestions.ts';
import type { Database } from '../../../platform/Database.ts';
import type { ApiContext } from '../../../platform/defineEndpoint.ts';
import { activeLanguages, findLanguage } from '../../../platform/languages.ts';
import { selectCategories } from '../../encyclopedia/queries/selectCategories.ts';
import {
  INDEXED_FROM,
  type Languages,
  merge,
  type Suggested,
  selectBeginnings,
  selectContaining,
  selectShown,
} from '../queries/selectSuggestions.ts';

/**
 * What a search box needs for this text, which is folded. Whatever a longer text finds is found by its beginning too; so
 * where few are found they are answered whole, and the browser goes on alone. Where many are, it gets the best of them
 * and the best for each next character, so that at the next key there is something right to show at once.
 */
export async function listSuggestions(
  { text, lang }: { text: string; lang?: string },
  context: ApiContext,
): Promise<Suggestions> {
  const { database } = context;
  const languageId = (await findLanguage(lang, context))?.id ?? null;
  const active = await activeLanguages(context);
  const fallback = (active.find(({ isDefault }) => isDefault) ?? active[0])?.id;
  const categories = await listSuggestedCategories(database, languageId);
  if (fallback === undefined) return { complete: true, conditions: [], categories };
  const languages = { own: languageId ?? fallback, fallback };
  const { complete, found, isCut = false } = await find({ database, text, languages });
  const conditions = await selectShown(database, { found, languageId, isCut });
  return { complete, conditions, categories };
}

/** Descriptions may be cut where nothing was found by them. */
type Found = { complete: boolean; found: Suggested[]; isCut?: boolean };
type Asked = { database: Database; text: string; languages: Languages };

async function find(asked: Asked): Promise<Found> {
  const { database, text } = asked;
  if (text.length >= INDEXED_FROM || text === '') {
    const whole = await findWhole(asked, text === '' ? SUGGESTION_LIST : SUGGESTION_ANSWER);
    if (whole.complete) return whole;
  }
  const { now, soon } = await selectBeginnings(database, asked);
  if (now.length >= SUGGESTED_CONDITIONS || text === '')
    return { complete: false, found: merge([...now, ...soon]), isCut: true };
  const whole = await findWhole(asked, SUGGESTION_ANSWER);
  return { ...whole, found: merge([...now, ...soon, ...whole.found]) };
}

async function findWhole({ database, text, languages }: Asked, most: number): Promise<Found> {
  const rows = await selectContaining(database, { text, languages, most: 2 * most + 1 });
  const found = merge(rows);
  const complete = rows.length <= 2 * most && found.length <= most;
  return { complete, found: complete ? found : found.slice(0, most) };
}

async function listSuggestedCategories(database: Database, languageId: number | null): Promise<SuggestedCategory[]> {
  const categories = await selectCategories(database, { languageId, slice: null });
  return categories.map(({ id, name, description, translation }) => ({ id, name, description, ...translation }));
}

import type { TaughtSection } from '../../contracts/encyclopedia/fields.ts';
import { findPassage } from '../../contracts/search/engine/findPassage.ts';
import type { Passage, SearchOutcome } from '../../contracts/search/find.ts';
import type { ListedHit } from '../../contracts/search/findHits.ts';
import { sectionTexts } from '../../contracts/wording/onServer.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { findShown } from './findShown.ts';
import type { ShownCondition } from './queries/entries.ts';
import { type FindQuery, type FoundText, searchText } from './searchText.ts';

const NOTHING: SearchOutcome = { searchedFor: null, hasPage: false, conditions: [], near: [] };

export async function findConditions(query: FindQuery, context: ApiContext): Promise<SearchOutcome> {
  const found = await searchText(query, context);
  if (!found) return NOTHING;
  const { indexes, languageId, searchedFor, hasPage, hits, near } = found;
  const listed = new Map([...hits, ...near].map((hit) => [hit.id, hit]));
  const shown = await findShown(indexes, context.database, { languageId, ids: [...listed.keys()] });
  const conditions = shown.map((condition) => {
    const { isNamed, match } = listed.get(condition.id) as ListedHit;
    const passage = isNamed ? null : toPassage(found, condition);
    return { ...condition.card, ...(match && { match }), passage };
  });
  if (hasPage) return { searchedFor, hasPage, conditions, near: [] };
  // A condition that shows neither a name nor a sentence with the words does not visibly mention them.
  return { searchedFor, hasPage, conditions: [], near: conditions.filter(({ match, passage }) => match || passage) };
}

function toPassage({ indexes, languageId, stems }: FoundText, { passages }: ShownCondition): Passage | null {
  const { code, own } = indexes.demandLanguage(languageId);
  const found = findPassage(passages, stems, own.language.stem);
  if (!found) return null;
  const { text, marks } = found;
  const field = found.section as TaughtSection;
  // Causes have no place of their own on the page.
  const section = field === 'causes' ? 'symptoms' : field;
  return { section, heading: sectionTexts(code).sections[field], text, language: code, marks };
}

import type { SearchTerm } from '@common-ground/api/contracts/payload-types.ts';
import { findRepeatedTerm, findTakenTerms } from '@common-ground/api/contracts/search/searchTerms.ts';
import { deleteFoundSearches } from '@common-ground/api/features/analytics/queries/missedSearches.ts';
import { selectConditionNames } from '@common-ground/api/features/search/queries/selectConditionNames.ts';
import { findRequestConnection } from '@common-ground/api/platform/findDatabase.ts';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';

/** Refuses repeated terms, and terms that are names of other conditions, because they would lead to a wrong page. */
export const refuseTakenTerms: CollectionBeforeValidateHook<SearchTerm> = async ({ data, originalDoc, req }) => {
  const terms = Array.isArray(data?.terms) ? data.terms.map(String) : [];
  const message = findRepetition(terms) ?? (await findWrongPage(terms, { ...originalDoc, ...data }, req));
  if (message) throw new ValidationError({ collection: 'search-terms', errors: [{ path: 'terms', message }], req });
  return data;
};

function findRepetition(terms: string[]): string | undefined {
  const repeated = findRepeatedTerm(terms);
  return repeated === undefined ? undefined : `“${repeated}” is listed twice. Case and accents make no difference`;
}

async function findWrongPage(
  terms: string[],
  row: Partial<SearchTerm>,
  req: PayloadRequest,
): Promise<string | undefined> {
  const names = await selectConditionNames(await findRequestConnection(req), toId(row.language));
  const taken = findTakenTerms(terms, { conditionId: toId(row.condition), names });
  if (taken.length === 0) return undefined;
  const listed = taken.map(({ term, condition }) => `“${term}” is a name of the condition “${condition}”`);
  return `${listed.join(', ')}. Readers who search for it must find that page: remove it here`;
}

/** Deletes the missed searches that the saved terms answer from now on. */
export const clearFoundSearches: CollectionAfterChangeHook<SearchTerm> = async ({ doc, req }) => {
  const terms = (doc.terms as string[] | null) ?? [];
  await deleteFoundSearches(await findRequestConnection(req), { languageId: toId(doc.language), terms });
  return doc;
};

/** Returns 0 for a missing relation, which validation then reports. */
function toId(related: number | { id: number } | undefined): number {
  return typeof related === 'object' ? related.id : (related ?? 0);
}

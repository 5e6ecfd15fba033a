import { CHECKLIST, type ChecklistItem } from '../../contracts/contributions/contributions.ts';
import type { Source } from '../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../platform/Database.ts';
import type { ProposedText, ReviewedText } from './kinds/ReviewedKind.ts';
import { findReviewedKind } from './kinds/reviewedKinds.ts';

/** Returns the sources of the page after the publication. Null for removals and for texts without sources. */
export async function selectSourcesAfter(proposed: ProposedText, database: Database): Promise<Source[] | null> {
  return proposed.kind === 'removal' ? null : findReviewedKind(proposed).selectSources(proposed, database);
}

/** Leaves out `sources` for texts without sources, and for translations of a page without sources. */
export function toChecklist(text: ReviewedText, sources: readonly Source[] | null): readonly ChecklistItem[] {
  const hasPart = sources !== null && (findReviewedKind(text).hasOwnSources || sources.length > 0);
  return hasPart ? CHECKLIST : CHECKLIST.filter((item) => item !== 'sources');
}

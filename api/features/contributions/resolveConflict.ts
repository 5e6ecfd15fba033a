import type { Texts } from '../../contracts/encyclopedia/fields.ts';
import { Conflict } from '../../platform/errors.ts';
import { hashTexts } from '../encyclopedia/textDigest.ts';
import { holdPlaces } from './holdPlaces.ts';
import type { Receipt } from './insertProposal.ts';
import { findReviewedKind } from './kinds/reviewedKinds.ts';
import { applyTexts } from './pickChanges.ts';
import { baseColumns } from './queries/contributions.ts';
import { type StepInput, type Tools, takeStep } from './takeStep.ts';

type Resolution = StepInput & {
  texts: Texts;
  /** `Review.pageDigest` that the reviewer saw. Not checked when missing. */
  pageDigest?: string | undefined;
};

const NOT_APPROVED = {
  reviewerId: null,
  approvedById: null,
  approvedAt: null,
  isApprovedAsMinor: false,
  decidedAt: null,
  scheduledFor: null,
  scheduledById: null,
};

/** Merges a proposal with later changes of the page. The result is new text, which another reviewer must approve. */
export function resolveConflict({ texts, pageDigest, ...input }: Resolution, tools: Tools): Promise<Receipt> {
  return takeStep('resolve', input, tools, async ({ contribution, connection }) => {
    const { base, content } = contribution;
    const published = await findReviewedKind(contribution).findPublished(contribution, { database: connection });
    const now = published?.base;
    if (!now) throw new Conflict('There is no published page to merge this with');
    if (pageDigest !== undefined && pageDigest !== hashTexts(now.texts))
      throw new Conflict('The page has changed again. Review it, then merge the texts again');
    // Merging does not check a translation against a newer source.
    if (base?.sourceRevision) now.sourceRevision = base.sourceRevision;
    const joined = applyTexts({ ...contribution, base: now }, { ...content, ...holdPlaces(texts, content) });
    return { changes: { content: joined.content, ...baseColumns(now), ...NOT_APPROVED }, detail: { base, content } };
  });
}

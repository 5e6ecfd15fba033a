import type { Texts } from '../../contracts/encyclopedia/fields.ts';
import { Conflict } from '../../platform/errors.ts';
import { digestOf } from '../encyclopedia/textDigest.ts';
import { changedTexts } from './changesOf.ts';
import { pageNow } from './pageNow.ts';
import { baseColumns } from './queries/contributions.ts';
import type { Receipt } from './sendIn.ts';
import { type StepInput, type Tools, takeStep } from './takeStep.ts';

type Resolution = StepInput & {
  texts: Texts;
  /** `Review.pageDigest` of what was looked at; without it whatever readers have now is joined. */
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

/**
 * Joins a proposal with what changed on the page since it was made: the texts given take the place of what it proposed,
 * and the page as it is now becomes what it was made from. It is other text than anybody approved, so it waits once
 * more, and whoever joined it cannot approve it.
 */
export function resolve({ texts, pageDigest, ...input }: Resolution, tools: Tools): Promise<Receipt> {
  return takeStep('resolve', input, tools, async ({ contribution, connection }) => {
    const { base, content } = contribution;
    const now = await pageNow(contribution, connection);
    if (!now) throw new Conflict('There is no page to join this with');
    if (pageDigest !== undefined && pageDigest !== digestOf(now.texts))
      throw new Conflict('The page has changed once more. Look at it, then join the two again');
    // Whoever joins two translations has not held them against a newer source.
    if (base?.sourceRevision) now.sourceRevision = base.sourceRevision;
    const joined = changedTexts({ ...contribution, base: now }, { ...content, ...texts });
    return { changes: { content: joined.content, ...baseColumns(now), ...NOT_APPROVED }, detail: { base, content } };
  });
}

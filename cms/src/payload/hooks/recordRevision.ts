import { SIGNED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { omitSourceNumbers } from '@common-ground/api/contracts/encyclopedia/sourceNumbers.ts';
import type { Condition } from '@common-ground/api/contracts/payload-types.ts';
import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import { hashSignedTexts } from '@common-ground/api/features/encyclopedia/textDigest.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Records size and revision of a change. Reviewed text is compared with the published text, not with a newer draft.
 */
export const recordRevision: CollectionBeforeChangeHook<Condition> = ({ data, originalDoc, req, operation }) => {
  const permit = findPermit(req.context);
  // Protecting a condition, or ending that, changes no text, so `lastUpdated` stays.
  if (permit?.by === 'flag') return { ...data, sizeDiff: 0, emergencyReason: null };
  const review = permit?.by === 'review' ? permit : undefined;
  const before = operation === 'update' ? ((review?.before as Condition | null | undefined) ?? originalDoc) : undefined;
  const after = { ...before, ...data };
  const texts = serializeTexts(after);
  data.size = texts.length;
  data.sizeDiff = texts.length - (before ? serializeTexts(before).length : 0);
  if (before && !review) clearLastEdit(data, before);
  data.emergencyReason = review?.emergencyReason ?? null;
  if (data._status === 'published') recordPublished({ data, before, digest: hashSignedTexts(after) });
  return data;
};

/**
 * Clears summary and minor flag of the last edit when the form sends them again: a wrong minor flag hides stale
 * translations.
 */
function clearLastEdit(data: Partial<Condition>, before: Condition): void {
  if (data.editSummary !== before.editSummary) return;
  data.editSummary = null;
  if (before.isMinorEdit) data.isMinorEdit = false;
}

type Published = { data: Partial<Condition>; before: Condition | undefined; digest: string };

function recordPublished({ data, before, digest }: Published): void {
  data.lastUpdated = before ? new Date().toISOString() : (data.lastUpdated ?? new Date().toISOString());
  const isChanged = Boolean(before?.publishedDigest) && before?.publishedDigest !== digest;
  if (isChanged && !data.isMinorEdit) data.revision = (before?.revision ?? 1) + 1;
  data.publishedDigest = digest;
}

function serializeTexts(document: Partial<Condition>): string {
  const texts = { ...document, sources: document.sources && omitSourceNumbers(document.sources) };
  return JSON.stringify(SIGNED_FIELDS.map(({ name }) => texts[name as keyof Condition] ?? null));
}

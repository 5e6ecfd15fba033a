import type { CollectionBeforeChangeHook } from 'payload';
import type { Condition } from '@common-ground/api/contracts/payload-types.ts';

const TEXTS = ['name', 'summary', 'aliases', 'overview', 'symptoms', 'causes', 'treatments', 'resources', 'tags', 'sources'] as const;

/**
 * Keeps the figures of the history: who, how large, how much larger, and when published text last changed. `revision`
 * counts up only when published text really changed and the edit is not minor, because translations made from an
 * older revision show as stale.
 */
export const recordRevision: CollectionBeforeChangeHook<Condition> = ({ data, originalDoc, req, operation }) => {
  const texts = textsOf({ ...originalDoc, ...data });
  const before = operation === 'update' && originalDoc ? textsOf(originalDoc) : undefined;
  data.size = texts.length;
  data.sizeDiff = texts.length - (before?.length ?? 0);
  if (req.user) data.lastEditedBy = req.user.id;
  if (data._status !== 'published') return data;
  data.lastUpdated ??= new Date().toISOString();
  if (operation === 'update') data.lastUpdated = new Date().toISOString();
  if (before !== undefined && before !== texts && !data.isMinorEdit) data.revision = (originalDoc?.revision ?? 1) + 1;
  return data;
};

function textsOf(document: Partial<Condition>): string {
  return JSON.stringify(TEXTS.map((field) => document[field] ?? null));
}

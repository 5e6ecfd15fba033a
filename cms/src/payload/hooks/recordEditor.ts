import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Sets the editor of a record with review, and so of its version: the author of reviewed text, else the user who saves.
 * Null for the text of a guest, and for a save by no user, such as that of the seed.
 */
export const recordEditor: CollectionBeforeChangeHook = ({ data, req }) => {
  const permit = findPermit(req.context);
  if (permit?.by === 'review') return { ...data, lastEditedBy: permit.authorId };
  if (permit?.by === 'flag') return { ...data, lastEditedBy: permit.personId };
  return { ...data, lastEditedBy: req.user ? Number(req.user.id) : null };
};

/** Clears the summary of a draft, which gets one when it is sent. Reviewed text has that of its author. */
export const clearDraftSummary: CollectionBeforeChangeHook = ({ data, req }) => {
  const permit = findPermit(req.context);
  return permit?.by === 'review' || permit?.by === 'flag' ? data : { ...data, editSummary: null };
};

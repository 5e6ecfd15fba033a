import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Sets the editor, and clears the summary of a draft, which gets one when it is sent. Reviewed text has its author and
 * their summary.
 */
export const recordPath: CollectionBeforeChangeHook = ({ data, req }) => {
  const permit = findPermit(req.context);
  if (permit?.by === 'review') return { ...data, lastEditedBy: permit.authorId };
  return { ...data, editSummary: null, lastEditedBy: req.user ? req.user.id : null };
};

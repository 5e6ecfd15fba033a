import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/** Reviewed text has its author and their summary. A draft gets a summary when it is sent. */
export const recordPath: CollectionBeforeChangeHook = ({ data, req }) => {
  const permit = findPermit(req.context);
  if (permit?.by === 'review') return { ...data, lastEditedBy: permit.authorId };
  return { ...data, editSummary: null, lastEditedBy: req.user ? req.user.id : null };
};

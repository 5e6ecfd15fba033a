import { permitOf } from '@common-ground/api/features/contributions/publishPermit.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/** Who wrote this version: of what was reviewed its author, whose words say why. What is drafted says so when it is sent. */
export const recordPath: CollectionBeforeChangeHook = ({ data, req }) => {
  const permit = permitOf(req.context);
  if (permit?.by === 'review') return { ...data, lastEditedBy: permit.authorId };
  return { ...data, editSummary: null, lastEditedBy: req.user ? req.user.id : null };
};

import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Opens a path when it is published. Closes it when it is created or taken down. Drafts of an open path change nothing.
 */
export const openToLearners: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (data._status === 'published') return { ...data, isActive: true };
  const isTakenDown = operation === 'update' && findPermit(req.context);
  return operation === 'create' || isTakenDown ? { ...data, isActive: false } : data;
};

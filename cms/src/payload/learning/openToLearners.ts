import { permitOf } from '@common-ground/api/features/contributions/publishPermit.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/** Learners find a path from its publication until it is taken down; what is only drafted changes nothing of that. */
export const openToLearners: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (data._status === 'published') return { ...data, isActive: true };
  const isTakenDown = operation === 'update' && permitOf(req.context);
  return operation === 'create' || isTakenDown ? { ...data, isActive: false } : data;
};

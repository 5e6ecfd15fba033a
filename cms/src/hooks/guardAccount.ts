import { tellOfNewPassword } from '@common-ground/api/features/accounts/operations/tellOfNewPassword.ts';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { databaseOf } from '../auth/databaseOf.ts';
import { mailer } from '../mail/mailer.ts';

/** Accounts whose password a request changes. Payload forgets the password before it tells that the change is done. */
const changed = new WeakMap<PayloadRequest, Set<number>>();

/** Another address is not verified until its owner shows that it is theirs. */
export const noteAccountChange: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data;
  if (data.password) changed.set(req, (changed.get(req) ?? new Set()).add(originalDoc.id));
  if (data.email !== undefined && data.email !== originalDoc.email) data.isVerified = false;
  return data;
};

/** The database has ended all sessions with the change; here its owner is told of it. */
export const tellOfAccountChange: CollectionAfterChangeHook = ({ doc, req }) => {
  if (changed.get(req)?.delete(doc.id)) tellOfNewPassword({ database: databaseOf(req), mailer }, doc.id);
  return doc;
};

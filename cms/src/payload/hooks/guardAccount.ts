import { newPassword } from '@common-ground/api/contracts/accounts/accounts.ts';
import { tellOfNewPassword } from '@common-ground/api/features/accounts/tellOwner.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { mailerOf } from '@common-ground/api/platform/mail/mailerOf.ts';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';

/** Accounts whose password a request changes. Payload forgets the password before it tells that the change is done. */
const changed = new WeakMap<PayloadRequest, Set<number>>();

/** A password keeps the rule of the site here too; another address is not verified until its owner shows that it is theirs. */
export const noteAccountChange: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (data.password) demandRule(data.password);
  if (operation !== 'update') return data;
  if (data.password) changed.set(req, (changed.get(req) ?? new Set()).add(originalDoc.id));
  if (data.email !== undefined && data.email !== originalDoc.email) data.isVerified = false;
  return data;
};

/** The database has ended all sessions with the change; here its owner is told of it. */
export const tellOfAccountChange: CollectionAfterChangeHook = ({ doc, req }) => {
  if (changed.get(req)?.delete(doc.id)) tellOfNewPassword({ database: databaseOf(req), mailer: mailerOf(req) }, doc.id);
  return doc;
};

function demandRule(password: unknown): void {
  const message = newPassword.safeParse(password).error?.issues[0]?.message;
  if (message) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] });
}

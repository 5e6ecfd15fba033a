import {
  LOOKS_ALIKE,
  NAME_AMBIGUOUS,
  NAME_RESERVED,
  newPasswordSchema,
  PASSWORD_WEAK,
} from '@common-ground/api/contracts/accounts/accounts.ts';
import { normalizePassword } from '@common-ground/api/contracts/accounts/normalizePassword.ts';
import { STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { demandOwnPassword } from '@common-ground/api/features/accounts/demandOwnPassword.ts';
import { isNameInUse } from '@common-ground/api/features/accounts/names/isNameInUse.ts';
import { isReservedName } from '@common-ground/api/features/accounts/names/isReservedName.ts';
import { isUnambiguousName } from '@common-ground/api/features/accounts/names/isUnambiguousName.ts';
import { tellOfNewAddress, tellOfNewPassword } from '@common-ground/api/features/accounts/tellOwner.ts';
import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import { Forbidden } from '@common-ground/api/platform/errors.ts';
import { findDatabase, findTransaction } from '@common-ground/api/platform/findDatabase.ts';
import { findMailer } from '@common-ground/api/platform/mail/Mailer.ts';
import { isWeakPassword } from '@common-ground/api/platform/passwords/demandStrongPassword.ts';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';

type Change = {
  /** Whether the password changes. Payload removes the password before its hooks after the change. */
  isPassword: boolean;
  /** The address before the change; undefined when it stays. */
  before?: { email: string; isVerified: boolean } | undefined;
};

/** Normalizes a new password before the operation, because Payload reads the password before its other hooks run. */
export const normalizeNewPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: { password?: unknown } };
  if ((operation === 'create' || operation === 'update') && typeof data?.password === 'string')
    data.password = normalizePassword(data.password);
  return args;
};

const changes = new WeakMap<PayloadRequest, Map<number, Change>>();

const PASSWORD_NEEDED = 'Enter your own password, because a password or an email address is changed.';

/**
 * Applies the site's rules for names and passwords. A new password or address also needs the password of the user who
 * changes it, because a stolen session must not suffice for a takeover. A new address is unverified.
 */
export const checkAccountChange: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const account = { ...originalDoc, ...data };
  if (data.password && findPermit(req.context)?.by !== 'seed') await demandRule(data.password, account);
  if (req.user) await demandNames({ account, before: originalDoc, req });
  if (operation !== 'update') return data;
  const isOther = (field: 'role' | 'isVerified') => data[field] !== undefined && data[field] !== originalDoc[field];
  if (isOther('role') || isOther('isVerified')) await setActingUser(req);
  // A save would write back the sessions that it read and lose those that began since.
  delete data.sessions;
  const isOtherEmail = data.email !== undefined && data.email !== originalDoc.email;
  if (!data.password && !isOtherEmail) return data;
  const { email, isVerified } = originalDoc;
  const before = isOtherEmail ? { email, isVerified: isVerified === true } : undefined;
  if (isOtherEmail) data.isVerified = false;
  if (req.user) await demandPasswordInRequest(req);
  const ofRequest = changes.get(req) ?? new Map<number, Change>();
  changes.set(req, ofRequest.set(originalDoc.id, { isPassword: Boolean(data.password), before }));
  return data;
};

/** Notifies the owner. The database ended all sessions. A user who changed their own account keeps the current one. */
export const notifyOfAccountChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  const change = changes.get(req)?.get(doc.id);
  if (!change) return doc;
  changes.get(req)?.delete(doc.id);
  const tools = { database: findDatabase(req), mailer: findMailer(req) };
  if (change.isPassword) tellOfNewPassword(tools, doc.id);
  if (change.before) tellOfNewAddress(tools, change.before);
  if (req.user?.id === doc.id) await restoreCurrentSession(req);
  return doc;
};

/** Names the acting user for the log of changed roles and verifications (`moderation.note_account`). */
async function setActingUser(req: PayloadRequest): Promise<void> {
  const transaction = await findTransaction(req);
  await transaction?.query(`SELECT set_config('account.acting', $1, true)`, [String(req.user?.id ?? '')]);
}

/** Runs in the transaction of the change, because another connection would wait for its row lock. */
async function restoreCurrentSession(req: PayloadRequest): Promise<void> {
  const { _sid = null } = (req.user ?? {}) as { _sid?: string };
  const transaction = await findTransaction(req);
  await transaction?.query('SELECT account.sign_out_elsewhere($1, $2)', [req.user?.id, _sid]);
}

async function demandPasswordInRequest(req: PayloadRequest): Promise<void> {
  const password = (req.data as { currentPassword?: unknown } | undefined)?.currentPassword;
  if (typeof password !== 'string' || !password) throw refusal('currentPassword', PASSWORD_NEEDED);
  const request = req as Request;
  try {
    await demandOwnPassword({ userId: Number(req.user?.id), password }, { database: findDatabase(req), request });
  } catch (error) {
    throw error instanceof Forbidden ? refusal('currentPassword', error.message) : error;
  }
}

type Account = { id?: number; username?: string; displayName?: string; email?: string; role?: string };

async function demandRule(password: unknown, { username, displayName, email }: Account): Promise<void> {
  const refused = newPasswordSchema.safeParse(password).error?.issues[0]?.message;
  const about = [username, displayName, email].filter((text) => typeof text === 'string');
  const message = refused ?? ((await isWeakPassword(String(password), about)) && PASSWORD_WEAK);
  if (message) throw refusal('password', message);
}

type Naming = { account: Account; before: Account | undefined; req: PayloadRequest };

/** Reports a flaw of a name at its field. The database refuses names that look alike too. */
async function demandNames({ account, before, req }: Naming): Promise<void> {
  const isStaff = STAFF.some((role) => role === account.role);
  const database = findDatabase(req);
  for (const path of ['username', 'displayName'] as const) {
    const name = account[path];
    if (typeof name !== 'string' || name === before?.[path]) continue;
    if (!isStaff && (await isReservedName(database, name))) throw refusal(path, NAME_RESERVED);
    if (!isUnambiguousName(name)) throw refusal(path, NAME_AMBIGUOUS);
    if (await isNameInUse(database, { name, userId: account.id ?? null })) throw refusal(path, LOOKS_ALIKE);
  }
}

function refusal(path: string, message: string): ValidationError {
  return new ValidationError({ collection: 'users', errors: [{ path, message }] });
}

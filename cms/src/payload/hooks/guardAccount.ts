import { LOOKS_ALIKE, NAME_AMBIGUOUS, NAME_RESERVED } from '@common-ground/api/contracts/accounts/accounts.ts';
import { STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { isNameInUse } from '@common-ground/api/features/accounts/names/isNameInUse.ts';
import { isReservedName } from '@common-ground/api/features/accounts/names/isReservedName.ts';
import { isUnambiguousName } from '@common-ground/api/features/accounts/names/isUnambiguousName.ts';
import { Forbidden } from '@common-ground/api/platform/errors.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';

const PASSWORD_NEEDED =
  'This form does not change the role, verification, credential, address or password of an account. Administrators change them in its section "Role, credential and address", users their own address and password in their profile on the site.';
const GUARDED_FIELDS = ['email', 'role', 'isVerified', 'credential'] as const;

/**
 * Refuses a change of a field that only calls with the password of the acting user may change, because a stolen session
 * must not suffice for a takeover. Payload alone would leave the field as it is, without an error.
 */
export const refuseAccountChange: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data, overrideAccess } = args as {
    id?: number;
    data?: Record<string, unknown>;
    overrideAccess?: boolean;
  };
  if (operation !== 'update' || overrideAccess || !data || !req.user || id === undefined) return args;
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req });
  const isChanged = GUARDED_FIELDS.some((field) => field in data && (data[field] ?? null) !== (user?.[field] ?? null));
  if (user && (isChanged || data.password)) throw new Forbidden(PASSWORD_NEEDED);
  return args;
};

type Account = { id?: number; username?: string; displayName?: string; role?: string };

/** Reports a flaw of a name at its field. The database refuses names that look alike too. */
export const checkNames: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (req.user) await demandNames({ account: { ...originalDoc, ...data }, before: originalDoc, req });
  return data;
};

type Naming = { account: Account; before: Account | undefined; req: PayloadRequest };

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

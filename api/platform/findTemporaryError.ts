import { type ApiError, StorageFull, Unavailable } from './errors.ts';

const FULL_CODE = /^(53100|ENOSPC|EDQUOT)$/;
/** PostgreSQL has no code for a used-up quota, only for an internal error with the system's message. */
const INTERNAL_CODE = /^(XX000|58030)$/;
const QUOTA_MESSAGE = /: Disk quota exceeded$/;

/**
 * Beginnings of codes of errors that pass by themselves. SQLSTATE: 08 connection, 25006 read-only (standby, failover),
 * 25P03 and 25P04 transaction too long, 40 rollback (deadlock), 53 insufficient resources, 55P03 lock timeout, 57014
 * statement too long, 57P operator intervention (stopping, starting), 58030 I/O error. Node: network, open files, disk.
 */
const TEMPORARY_CODES = [
  ...['08', '25006', '25P03', '25P04', '40', '53', '55P03', '57014', '57P', '58030'],
  ...['ECONN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENET', 'ENOTFOUND', 'EAI_'],
  ...['EMFILE', 'ENFILE', 'EROFS', 'EIO'],
];
/** Beginnings of messages that have no code, from `pg`, its pool and Payload. */
const TEMPORARY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after',
  'Error: cannot begin transaction',
];

/** Returns the error to send for one that passes by itself, or null. Drizzle puts the database's error in `cause`. */
export function findTemporaryError(error: unknown): ApiError | null {
  if (!(error instanceof Error)) return null;
  const code = String((error as { code?: unknown }).code ?? '');
  const isOverQuota = INTERNAL_CODE.test(code) && QUOTA_MESSAGE.test(error.message);
  if (FULL_CODE.test(code) || isOverQuota) return new StorageFull();
  const isAway =
    TEMPORARY_CODES.some((beginning) => code.startsWith(beginning)) ||
    TEMPORARY_MESSAGES.some((beginning) => error.message.startsWith(beginning));
  if (isAway) return new Unavailable();
  return findTemporaryError(error.cause);
}

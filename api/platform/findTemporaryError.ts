import { type ApiError, StorageFull, Unavailable } from './errors.ts';

/** Codes of a disk that is full: PostgreSQL's (SQLSTATE) and Node's. */
const FULL_CODE = /^(53100|ENOSPC|EDQUOT)$/;
/** PostgreSQL has no code for a quota that is used up: it is an internal error with the words of the system. */
const INTERNAL_CODE = /^(XX000|58030)$/;
const QUOTA_MESSAGE = /: Disk quota exceeded$/;

/**
 * Codes, by their beginning, of what passes by itself. PostgreSQL: 08 connection exception, 25006 read-only transaction
 * (a standby, or a failover), 25P03 and 25P04 a transaction took too long, 40 transaction rollback (a deadlock), 53
 * insufficient resources (memory, connections), 55P03 a lock was not to be had in time, 57014 a statement took too
 * long, 57P operator intervention (stopping, starting), 58030 an error of the disk. Node: the network, and too many
 * open files.
 */
const AWAY_CODES = [
  ...['08', '25006', '25P03', '25P04', '40', '53', '55P03', '57014', '57P', '58030'],
  ...['ECONN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENET', 'ENOTFOUND', 'EAI_'],
  ...['EMFILE', 'ENFILE', 'EROFS', 'EIO'],
];
/** Beginnings of messages of `pg` and its pool, which have no codes, and of Payload, which drops them. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after',
  'Error: cannot begin transaction',
];

/**
 * Returns what a caller is told of an error that is nobody's fault and passes by itself: StorageFull or Unavailable;
 * null for all others. Drizzle, by which Payload asks, has in `cause` what the database said.
 */
export function findTemporaryError(error: unknown): ApiError | null {
  if (!(error instanceof Error)) return null;
  const code = String((error as { code?: unknown }).code ?? '');
  const isOverQuota = INTERNAL_CODE.test(code) && QUOTA_MESSAGE.test(error.message);
  if (FULL_CODE.test(code) || isOverQuota) return new StorageFull();
  const isAway =
    AWAY_CODES.some((beginning) => code.startsWith(beginning)) ||
    AWAY_MESSAGES.some((beginning) => error.message.startsWith(beginning));
  if (isAway) return new Unavailable();
  return findTemporaryError(error.cause);
}

import {
  RECORD_BUSY,
  RECORD_CHANGED,
  seenTimeSchema,
  UPDATED_AT_INVALID,
  UPDATED_AT_MISSING,
} from '@common-ground/api/contracts/contributions/staleWrites.ts';
import { findRequestConnection, findTableName } from '@common-ground/api/platform/findDatabase.ts';
import {
  APIError,
  type CollectionBeforeOperationHook,
  combineQueries,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';

/** Payload's collections of preferences and edit locks, where no user can lose a text to another. */
export const UNCHECKED_COLLECTIONS: readonly string[] = ['payload-locked-documents', 'payload-preferences'];

type Arguments = { overrideAccess?: boolean; id?: unknown; data?: Record<string, unknown> };

/**
 * Compares the body's `updatedAt` with the record's. A deletion may omit it, and calls of the Local API are exempt.
 * @throws APIError 428 without `updatedAt`, 400 when it is no time, 409 when another write came between or is going on
 */
export const refuseStaleWrite: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const given = args as Arguments;
  const isDeletion = operation === 'delete';
  if (given.overrideAccess || !(isDeletion || operation === 'update' || operation === 'restoreVersion')) return args;
  // Only the server sets `updatedAt`.
  const { updatedAt, ...data } = given.data ?? (isDeletion ? req.query : req.data) ?? {};
  const checked = given.data ? { ...args, data } : args;
  if (req.payloadAPI === 'local' || given.id === undefined || (isDeletion && updatedAt === undefined)) return checked;
  const id = operation === 'restoreVersion' ? await findParent(req, { collection, id: given.id }) : Number(given.id);
  if (id === null || !(await isWritable({ id, collection, isDeletion, data, req }))) return checked;
  const seen = parseUpdatedAt(updatedAt);
  await lockRow(req, { slug: collection.slug, id });
  demandNewest(seen, await findNewest(req, { slug: collection.slug, id }));
  return checked;
};

/** Returns the time that a request names, in milliseconds. @throws APIError 428 when it is missing, 400 when invalid */
function parseUpdatedAt(given: unknown): number {
  if (given === undefined || given === null) throw new APIError(UPDATED_AT_MISSING, 428, null, true);
  if (!seenTimeSchema.safeParse(given).success) throw new APIError(UPDATED_AT_INVALID, 400, null, true);
  return Date.parse(String(given));
}

function demandNewest(seen: number, newest: string): void {
  if (Date.parse(newest) !== seen) throw staleWrite(RECORD_CHANGED);
}

/** The path lets the form tell this refusal from others (`StaleWrite.tsx`). */
function staleWrite(message: string): APIError<{ errors: { path: string; message: string }[] }> {
  return new APIError(message, 409, { errors: [{ path: 'updatedAt', message }] }, true);
}

type Write = {
  id: number;
  collection: SanitizedCollectionConfig;
  isDeletion: boolean;
  data: object;
  req: PayloadRequest;
};

/** Whether Payload will let the user write the record. If not, its own 403 or 404 must come first. */
async function isWritable({ id, collection, isDeletion, data, req }: Write): Promise<boolean> {
  const access = await collection.access[isDeletion ? 'delete' : 'update']({ id, data, req });
  if (!access) return false;
  const where = combineQueries({ id: { equals: id } }, access);
  return Boolean(await req.payload.db.findOne({ collection: collection.slug, where, select: {}, req }));
}

type Version = { collection: SanitizedCollectionConfig; id: unknown };

async function findParent(req: PayloadRequest, { collection, id }: Version): Promise<number | null> {
  const where = { id: { equals: id as number } };
  const { docs } = await req.payload.db.findVersions({ collection: collection.slug as 'pages', where, limit: 1, req });
  return docs[0] ? Number(docs[0].parent) : null;
}

type Row = { slug: string; id: number };

/** Returns the `updatedAt` of the text that the form opens with: that of a newer draft, else that of the record. */
async function findNewest(req: PayloadRequest, { slug, id }: Row): Promise<string> {
  const select = { updatedAt: true } as never;
  const collection = slug as 'conditions';
  const { updatedAt } = await req.payload.findByID({ collection, id, depth: 0, draft: true, select, req });
  return updatedAt;
}

/** Never waits for the lock: a waiting request would hold a connection that the request with the lock may need. */
async function lockRow(req: PayloadRequest, { slug, id }: Row): Promise<void> {
  const database = await findRequestConnection(req);
  try {
    await database.query(`SELECT FROM ${quoteTableName(req, slug)} WHERE id = $1 FOR NO KEY UPDATE NOWAIT`, [id]);
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) throw staleWrite(RECORD_BUSY);
    throw error;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

function quoteTableName({ payload }: PayloadRequest, slug: string): string {
  const name = findTableName(payload, slug);
  if (!name) throw new Error(`There is no table of ${slug}`);
  return `"${name}"`;
}

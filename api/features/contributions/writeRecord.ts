import type { Payload, PayloadRequest } from 'payload';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import type { VersionedRecord } from '../../platform/newestVersion.ts';
import { withPayloadOn } from '../../platform/transaction.ts';
import { PERMIT, type PublishPermit } from './publishPermit.ts';
import type { Contribution } from './queries/contributions.ts';

/** A publication in progress. Payload writes on `connection` too, in the transaction of the step. */
export type Publishing = {
  contribution: Contribution;
  emergencyReason: string | null;
  connection: Database;
  payload: Payload;
};
/**
 * `link` is null when there is no page to link to. `version` is the record and state of which the newest version was just
 * made, null when the contribution stores no resulting version.
 */
export type Written = { conditionId: number | null; link: string | null; version: VersionedRecord | null };

export const PUBLISHED = { _status: 'published' } as const;
export const PAGE_GONE = 'The page no longer exists or is not published';

export type Stored = { id: number } & Record<string, unknown>;

type Write = {
  collection: Reviewed;
  id: number | null | undefined;
  /** `permit` and `data` get the main record, not its newest draft, or null for a new record. */
  permit: (before: Stored | null) => PublishPermit;
  data: (before: Stored | null) => object;
};

export async function writeRecord(
  { connection, payload }: Pick<Publishing, 'connection' | 'payload'>,
  { collection, id, permit, data }: Write,
): Promise<number> {
  return withPayloadOn({ connection, payload, context: {} }, async (req) => {
    const before = id ? await readMainRecord(collection, id, req) : null;
    req.context[PERMIT] = permit(before);
    const how = { collection, req, depth: 0, overrideAccess: true, data: data(before) as never };
    const saved = await (id ? payload.update({ ...how, id, overrideLock: true }) : payload.create(how));
    return Number(saved.id);
  });
}

/** Reads the main record: the newest version may be a draft. */
async function readMainRecord(collection: Write['collection'], id: number, req: PayloadRequest): Promise<Stored> {
  const found = await req.payload.db.findOne<Stored>({ collection, where: { id: { equals: id } }, req });
  if (!found) throw new Conflict(PAGE_GONE);
  return found;
}

export function toWritable(record: Stored | null): object {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = record ?? ({} as Partial<Stored>);
  return fields;
}

export function toPermit({ contribution, emergencyReason }: Publishing, before: Stored | null): PublishPermit {
  const { userId, approvedById, base } = contribution;
  return {
    by: 'review',
    authorId: userId,
    reviewerId: approvedById,
    before,
    emergencyReason,
    ...(base?.sourceRevision ? { sourceRevision: base.sourceRevision } : {}),
  };
}

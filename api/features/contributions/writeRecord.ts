import type { Payload, PayloadRequest } from 'payload';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import type { AnyField, Texts } from '../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import { withPayloadOn } from '../../platform/transaction.ts';
import { conflictsOf } from './changesOf.ts';
import { PERMIT, type PublishPermit } from './publishPermit.ts';
import type { Contribution } from './queries/contributions.ts';

/** What is put before readers, on the connection of the step's transaction, which Payload's writes go over. */
export type Publishing = {
  contribution: Contribution;
  emergencyReason: string | null;
  connection: Database;
  payload: Payload;
};
/** Where readers find it, null of what they do not find any more, and the version that they got from it. */
export type Written = { conditionId: number | null; link: string | null; versions: VersionsOf | null };

/** The versions of a record, the newest of which in this state (published, where nothing else is said) was just made. */
export type VersionsOf = {
  table: `_${'conditions' | `${'condition' | 'category' | 'learning_path'}_translations` | 'learning_paths'}_v`;
  recordId: number;
  status?: 'published' | 'draft';
};

export const PUBLISHED = { _status: 'published' } as const;
export const PAGE_GONE = 'The page that this is about is gone';

export type Stored = { id: number } & Record<string, unknown>;

type Write = {
  collection: Reviewed;
  /** Of the record that there is, published or not. */
  id: number | null | undefined;
  /** What lets it come before readers; both are given what readers have, past any draft on top of it. */
  permit: (before: Stored | null) => PublishPermit;
  data: (before: Stored | null) => object;
};

/** Writes what readers have of a record; answers its id. */
export async function writeRecord(
  { connection, payload }: Pick<Publishing, 'connection' | 'payload'>,
  { collection, id, permit, data }: Write,
): Promise<number> {
  return withPayloadOn({ connection, payload, context: {} }, async (req) => {
    const before = id ? await readMain(collection, id, req) : null;
    req.context[PERMIT] = permit(before);
    const how = { collection, req, depth: 0, overrideAccess: true, data: data(before) as never };
    const saved = await (id ? payload.update({ ...how, id, overrideLock: true }) : payload.create(how));
    return Number(saved.id);
  });
}

/** The record itself, not the newest version of it, which may be a draft. */
async function readMain(collection: Reviewed, id: number, req: PayloadRequest): Promise<Stored> {
  const found = await req.payload.db.findOne<Stored>({ collection, where: { id: { equals: id } }, req });
  if (!found) throw new Conflict(PAGE_GONE);
  return found;
}

/** What is written back of it. */
export function writable(record: Stored | null): object {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = record ?? ({} as Partial<Stored>);
  return fields;
}

/** The permit of what was reviewed. */
export function permitFor({ contribution, emergencyReason }: Publishing, before: Stored | null): PublishPermit {
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

export function demandNoConflict({ content, base }: Contribution, current: Texts): void {
  const conflicts = conflictsOf({ proposed: content, base: base?.texts ?? {}, current });
  if (conflicts.length > 0) throw new ChangedMeanwhile(conflicts);
}

/** Not lost and not overwritten: a reviewer has to join the two. */
class ChangedMeanwhile extends Conflict {
  readonly fields: AnyField[];

  constructor(fields: AnyField[]) {
    super(`Changed on the page meanwhile: ${fields.join(', ')}. A reviewer has to join the two texts first`);
    this.fields = fields;
  }
}

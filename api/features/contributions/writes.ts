import type { Payload, PayloadRequest } from 'payload';
import type { AnyField, Texts } from '../../contracts/contributions/contents.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import type { PublishPermit } from './publishPermit.ts';
import type { Contribution } from './queries/contributions.ts';
import { selectCategory } from './queries/selectTexts.ts';
import { conflictsOf } from './texts.ts';

/** What writing a contribution into the record that readers have is made of. */

export type Publishing = {
  contribution: Contribution;
  /** Who puts it before readers. */
  byId: number;
  emergencyReason: string | null;
};
/** The connection of the step's transaction, and Payload, whose writes go over it. */
export type Given = { connection: Database; payload: Payload };
/** Where readers find it, null of what they do not find any more, and the version that they got from it. */
export type Written = { conditionId: number | null; link: string | null; versions: VersionsOf | null };

/** The versions of a record, the newest published of which is the one that was just made. */
export type VersionsOf = {
  table: '_conditions_v' | '_condition_translations_v' | '_category_translations_v';
  recordId: number;
};

export const PUBLISHED = { _status: 'published' } as const;
export const PAGE_GONE = 'The page that this is about is gone';

export function permitFor(
  { contribution, emergencyReason }: Publishing,
  before: Record<string, unknown> | null,
): PublishPermit {
  const { userId, approvedById, languageId, baseRevision } = contribution;
  return {
    by: 'review',
    authorId: userId,
    reviewerId: approvedById,
    before,
    emergencyReason,
    ...(languageId !== null && baseRevision !== null ? { sourceRevision: baseRevision } : {}),
  };
}

export type Stored = { id: number } & Record<string, unknown>;
export type Reviewed = 'conditions' | 'condition-translations' | 'category-translations';

/** What readers have: the record itself, not the newest version of it, which may be a draft. */
export async function readMain(collection: Reviewed, id: number, req: PayloadRequest): Promise<Stored> {
  const found = await req.payload.db.findOne<Stored>({ collection, where: { id: { equals: id } }, req });
  if (!found) throw new Conflict(PAGE_GONE);
  return found;
}

export function writable({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields }: Stored) {
  return fields;
}

export function demandNoConflict({ content, base }: Contribution, current: Texts): void {
  const conflicts = conflictsOf({ proposed: content, base: base?.texts ?? {}, current });
  if (conflicts.length > 0) throw new ChangedMeanwhile(conflicts);
}

export async function demandCategory(connection: Database, id: number): Promise<void> {
  if (!(await selectCategory(connection, { id }))) throw new Conflict('Its category is gone');
}

/** Not lost and not overwritten: a reviewer has to join the two. */
export class ChangedMeanwhile extends Conflict {
  readonly fields: AnyField[];

  constructor(fields: AnyField[]) {
    super(`Changed on the page meanwhile: ${fields.join(', ')}. A reviewer has to join the two texts first`);
    this.fields = fields;
  }
}

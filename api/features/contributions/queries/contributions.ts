import { z } from 'zod';
import { REVIEWERS } from '../../../contracts/accounts/roles.ts';
import { CONTRIBUTION_KINDS, type ContributionKind } from '../../../contracts/contributions/contents.ts';
import { WORKFLOW_STATES } from '../../../contracts/contributions/workflow.ts';
import type { Texts } from '../../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, defineStatements, findRow, json, type RowFrom } from '../../../platform/statement.ts';
import { PLACE_COLUMNS, PLACE_ROW, type ReviewedPlace, toPlaceValues } from './place.ts';

/** Texts that a proposal was made from, with the version of an edited page or the revision of a translated source. */
export type Base = { texts: Texts; baseRevision?: number | undefined; sourceRevision?: number | undefined };

const COLUMNS = `c.id, c.kind, ${PLACE_COLUMNS},
  c.user_id AS "userId", c.contributor_email AS email, c.title, c.description, c.content, c.base,
  coalesce(c.is_minor_edit, false) AS "isMinorEdit", coalesce(c.approved_as_minor, false) AS "isApprovedAsMinor", c.status,
  c.reviewer_id AS "reviewerId", c.approved_by_id AS "approvedById", c.scheduled_for AS "scheduledFor",
  c.scheduled_by_id AS "scheduledById",
  (SELECT u.display_name FROM users u WHERE u.id = c.reviewer_id) AS "reviewerName"`;

const FILTERS = {
  lock: 'c.id = $1 FOR UPDATE OF c',
  read: 'c.id = $1',
  due: `c.status = 'approved' AND c.scheduled_for <= now() AND c.id <> ALL ($1::int[])
    ORDER BY c.scheduled_for, c.id LIMIT 1 FOR UPDATE OF c SKIP LOCKED`,
};

const CONTRIBUTIONS = defineStatements(['lock', 'read', 'due'], (filter) => ({
  name: `contribution-${filter}`,
  row: {
    id: z.number(),
    kind: z.enum(CONTRIBUTION_KINDS),
    ...PLACE_ROW,
    userId: z.number().nullable(),
    email: z.string().nullable(),
    title: z.string(),
    description: z.string().nullable(),
    content: json<Texts>(),
    base: json<Base>().nullable(),
    /** Whether the author calls the edit minor: a hint for the reviewer. */
    isMinorEdit: z.boolean(),
    /** Whether the reviewer finds the edit minor, which leaves translations up to date. */
    isApprovedAsMinor: z.boolean(),
    status: z.enum(WORKFLOW_STATES),
    reviewerId: z.number().nullable(),
    reviewerName: z.string().nullable(),
    approvedById: z.number().nullable(),
    scheduledFor: z.date().nullable(),
    scheduledById: z.number().nullable(),
  },
  text: `SELECT ${COLUMNS} FROM contributions c WHERE ${FILTERS[filter]}`,
}));

export type Contribution = RowFrom<typeof CONTRIBUTIONS.read>;

export async function lockContribution(database: Database, id: number): Promise<Contribution | null> {
  return findRow(database, CONTRIBUTIONS.lock, [id]);
}

export async function readContribution(database: Database, id: number): Promise<Contribution | null> {
  return findRow(database, CONTRIBUTIONS.read, [id]);
}

/** Locks the contribution that has been due longest, skipping locked ones. Null when there is none. */
export async function lockDue(database: Database, except: number[]): Promise<Contribution | null> {
  return findRow(database, CONTRIBUTIONS.due, [except]);
}

const CONTRIBUTION_UNTIL_DUE = defineStatement({
  name: 'contribution-until-due',
  row: { wait: z.number().nullable() },
  text: `SELECT ceil(extract(epoch FROM min(scheduled_for) - now()) * 1000)::float8 AS wait
         FROM contributions WHERE status = 'approved'`,
});

/** Returns the wait for the next scheduled publication by the database's clock: at most 0 when due, null if none. */
export async function millisecondsUntilDue(database: Database): Promise<number | null> {
  const row = await findRow(database, CONTRIBUTION_UNTIL_DUE);
  return row?.wait ?? null;
}

const CONTRIBUTION_REVIEWER = defineStatement({
  name: 'contribution-reviewer',
  text: 'SELECT FROM users WHERE id = $1 AND role::text = ANY ($2)',
});

export async function mayReview(database: Database, userId: number): Promise<boolean> {
  const found = await findRow(database, CONTRIBUTION_REVIEWER, [userId, REVIEWERS]);
  return found !== null;
}

export type NewContribution = Partial<ReviewedPlace> & {
  kind: ContributionKind;
  userId: number | null;
  contributorName?: string | undefined;
  contributorEmail?: string | undefined;
  title: string;
  description: string | null;
  content: object;
  base?: object | null;
  isMinorEdit?: boolean;
  source?: string | undefined;
};

const CONTRIBUTION_INSERT = defineStatement({
  name: 'contribution-insert',
  row: { id: z.number() },
  text: `INSERT INTO contributions (kind, condition_id, path_id, page_id, chat_answer_id, language_id, category_id, user_id,
           contributor_name, contributor_email, title, description, content, base, base_revision, source_revision, is_minor_edit, source, status, submitted_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
           'pending', now())
         RETURNING id`,
});

/** Inserts a contribution that waits for a reviewer, and returns its id. */
export async function insertContribution(database: Database, given: NewContribution): Promise<number> {
  const row = await findRow(database, CONTRIBUTION_INSERT, [
    given.kind,
    ...toPlaceValues(given),
    given.userId,
    given.contributorName ?? null,
    given.contributorEmail ?? null,
    given.title,
    given.description,
    JSON.stringify(given.content),
    given.base ? JSON.stringify(given.base) : null,
    ...readBaseRevisions(given.base),
    given.isMinorEdit ?? false,
    given.source || null,
  ]);
  if (!row) throw new Error('A contribution was not inserted');
  return row.id;
}

const CHANGEABLE = {
  status: 'status',
  isMinorEdit: 'is_minor_edit',
  conditionId: 'condition_id',
  categoryId: 'category_id',
  title: 'title',
  content: 'content',
  base: 'base',
  baseRevision: 'base_revision',
  sourceRevision: 'source_revision',
  reviewerId: 'reviewer_id',
  approvedById: 'approved_by_id',
  approvedAt: 'approved_at',
  isApprovedAsMinor: 'approved_as_minor',
  scheduledFor: 'scheduled_for',
  scheduledById: 'scheduled_by_id',
  submittedAt: 'submitted_at',
  decidedAt: 'decided_at',
  publishedAt: 'published_at',
  resultRevision: 'result_revision',
} as const;

type AnyBase = object | null | undefined;

function readBaseRevisions(base: AnyBase): [base: number | null, source: number | null] {
  const { baseRevision, sourceRevision } = (base ?? {}) as Partial<Base>;
  return [baseRevision ?? null, sourceRevision ?? null];
}

export function baseColumns(base: AnyBase): Pick<Changes, 'base' | 'baseRevision' | 'sourceRevision'> {
  const [baseRevision, sourceRevision] = readBaseRevisions(base);
  return { base: base ?? null, baseRevision, sourceRevision };
}

export type Changes = { [Field in keyof typeof CHANGEABLE]?: unknown };

/** Column names come from `CHANGEABLE`, never from a request. */
export async function changeContribution(database: Database, id: number, changes: Changes): Promise<void> {
  const fields = Object.keys(changes) as (keyof typeof CHANGEABLE)[];
  const set = fields.map((field, place) => `${CHANGEABLE[field]} = $${place + 2}`);
  const values = fields.map((field) => (isJson(field) ? JSON.stringify(changes[field]) : changes[field]));
  await database.query(`UPDATE contributions SET ${[...set, 'updated_at = now()'].join(', ')} WHERE id = $1`, [
    id,
    ...values,
  ]);
}

function isJson(field: keyof typeof CHANGEABLE): boolean {
  return field === 'content' || field === 'base';
}

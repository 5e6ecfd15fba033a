import type { WorkflowState } from '@common-ground/api/contracts/contributions/workflow.ts';
import { FIELDS, TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { Base } from '@common-ground/api/features/contributions/queries/contributions.ts';
import { type TextRow, toTexts } from '@common-ground/api/features/encyclopedia/toTexts.ts';
import type { ReviewServer } from './openReviewServer.ts';

type World = Pick<ReviewServer, 'row' | 'people'>;

type WantedContribution = {
  conditionId: number;
  state?: WorkflowState;
  /** Address of the guest who sent it; null when a user did. */
  email?: string | null;
  /** User who sent it; `people.author` by default, null with an `email`. */
  authorId?: number | null;
  /** Reviewer who has taken it, in states that have one. */
  reviewerId?: number | null;
  scheduledFor?: string | null;
  content?: object;
  /** Language code of a translation. The page must have a published translation into it. */
  language?: string | undefined;
};

const TAKEN: readonly WorkflowState[] = ['in_review', 'changes_requested', 'approved', 'published', 'rejected'];
let count = 0;

/** Inserts a contribution in any state, made against the present page. Returns its id. */
export async function insertContribution(
  { row, people }: World,
  {
    conditionId,
    state = 'pending',
    email = null,
    authorId = email ? null : people.author.id,
    reviewerId = people.reviewer.id,
    scheduledFor,
    content,
    language,
  }: WantedContribution,
): Promise<number> {
  count += 1;
  const page = await row<Row & { version: number; category: number }>(
    `SELECT c.*, c.category_id AS category, (SELECT max(v.id) FROM _conditions_v v
       WHERE v.parent_id = c.id AND v.version__status = 'published') AS version FROM conditions c WHERE c.id = $1`,
    [conditionId],
  );
  const base = language ? await selectTranslationBase({ row }, conditionId, language) : toBase(page);
  const holder = TAKEN.includes(state) ? reviewerId : null;
  const isDecided = ['approved', 'published', 'rejected'].includes(state);
  const { id } = await row<{ id: number }>(
    `INSERT INTO contributions (condition_id, category_id, user_id, contributor_name, contributor_email, title,
       description, content, base, base_revision, source_revision, status, reviewer_id, approved_by_id, scheduled_for, scheduled_by_id,
       submitted_at, decided_at, kind, language_id)
     VALUES ($1, $2, $3, $4, $5, $6, 'Clearer words', $7, $8, $9, $10, $11, $12, $13, $14, $15, now(), $16, $17,
       (SELECT id FROM languages WHERE code = $18))
     RETURNING id`,
    [
      ...[conditionId, page.category, authorId, email && 'Jo Reader', email, page.name],
      ...[JSON.stringify(content ?? { summary: `Proposed, number ${count}.` })],
      ...[JSON.stringify(base), base.baseRevision ?? null, base.sourceRevision ?? null, state, holder],
      ...[isDecided && state !== 'rejected' ? holder : null, scheduledFor ?? null, scheduledFor ? holder : null],
      ...[isDecided ? new Date() : null, language ? 'translation' : 'edit', language ?? null],
    ],
  );
  return id;
}

type Row = TextRow & { name: string };

function toBase({ version, ...page }: Row & { version: number }): Base {
  return { baseRevision: version, texts: toTexts(FIELDS.condition, page) };
}

async function selectTranslationBase(
  { row }: Pick<World, 'row'>,
  conditionId: number,
  language: string,
): Promise<Base> {
  const found = await row<Row & { source: string }>(
    `SELECT t.*, c.revision AS source FROM condition_translations t JOIN conditions c ON c.id = t.condition_id
     JOIN languages l ON l.id = t.language_id WHERE c.id = $1 AND l.code = $2 AND t._status = 'published'`,
    [conditionId, language],
  );
  return { sourceRevision: Number(found.source), texts: toTexts(TRANSLATED_FIELDS.condition, found) };
}

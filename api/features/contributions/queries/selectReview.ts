import type { Texts } from '../../../contracts/encyclopedia/fields.ts';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { type Database, findRow, selectRows } from '../../../platform/Database.ts';
import type { Base } from './contributions.ts';

export type ReviewFacts = {
  sender: string | null;
  senderEmail: string | null;
  source: string | null;
  category: string | null;
  language: string | null;
  languageCode: string;
  submittedAt: string | null;
  approvedBy: string | null;
  page: string | null;
  /** Null when the contribution is not about a learning path, and when the path is inactive. */
  pathTitle: string | null;
};

export type ToldEvent = {
  id: number;
  action: string;
  from: string | null;
  to: string;
  by: string | null;
  reason: string | null;
  checklist: string[] | null;
  isMinorEdit: boolean;
  correction: string | null;
  /** Content before the event. Null when the event left it unchanged. */
  content: Texts | null;
  /** Base before the event. Null when the event left it unchanged. */
  base: Base | null;
  at: string;
};

export async function selectReview(database: Database, id: number): Promise<ReviewFacts | null> {
  return findRow<ReviewFacts>(database, {
    name: 'review-facts',
    text: `SELECT coalesce(u.display_name, c.contributor_name) AS sender, c.contributor_email AS "senderEmail", c.source,
             g.name AS category, l.name AS language,
             coalesce(l.code, '${DEFAULT_LANGUAGE}') AS "languageCode", c.submitted_at::text AS "submittedAt",
             (SELECT a.display_name FROM users a WHERE a.id = c.approved_by_id) AS "approvedBy", p.name AS page,
             (SELECT y.title FROM learning_paths y WHERE y.id = c.path_id AND y.is_active) AS "pathTitle"
           FROM contributions c LEFT JOIN users u ON u.id = c.user_id LEFT JOIN categories g ON g.id = c.category_id
             LEFT JOIN languages l ON l.id = c.language_id LEFT JOIN conditions p ON p.id = c.condition_id
           WHERE c.id = $1`,
    values: [id],
  });
}

export async function selectReviewEvents(database: Database, contributionId: number): Promise<ToldEvent[]> {
  return selectRows<ToldEvent>(database, {
    name: 'review-events',
    text: `SELECT e.id, e.action, e.from_state AS "from", e.to_state AS "to", u.display_name AS by, e.reason,
             e.detail -> 'checklist' AS checklist,
             e.detail ->> 'correction' AS correction,
             coalesce((e.detail ->> 'isMinorEdit')::boolean, false) AS "isMinorEdit", e.detail -> 'content' AS content, e.detail -> 'base' AS base,
             to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
           FROM review_events e LEFT JOIN users u ON u.id = e.user_id WHERE e.contribution_id = $1 ORDER BY e.at, e.id`,
    values: [contributionId],
  });
}

export async function selectCategoryNames(
  database: Database,
  texts: (Texts | null | undefined)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = texts.flatMap((one) => one?.categoryId ?? []);
  const rows = await selectRows<{ id: number; name: string }>(database, {
    name: 'review-category-names',
    text: 'SELECT id, name FROM categories WHERE id = ANY ($1::int[])',
    values: [ids],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

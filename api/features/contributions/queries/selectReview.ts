import { z } from 'zod';
import type { Texts } from '../../../contracts/encyclopedia/fields.ts';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import type { Base } from './contributions.ts';
import { IS_OF_CATEGORY } from './place.ts';

const REVIEW_FACTS = defineStatement({
  name: 'review-facts',
  row: {
    sender: z.string().nullable(),
    senderEmail: z.string().nullable(),
    source: z.string().nullable(),
    /** Category that the condition is in. */
    category: z.string().nullable(),
    language: z.string().nullable(),
    languageCode: z.string(),
    languageDirection: z.enum(['ltr', 'rtl']),
    submittedAt: z.string().nullable(),
    approvedBy: z.string().nullable(),
    /** Title of the page in the default language. Null when readers do not have it. */
    page: z.string().nullable(),
  },
  text: `SELECT coalesce(u.display_name, c.contributor_name) AS sender, c.contributor_email AS "senderEmail", c.source,
           CASE WHEN NOT ${IS_OF_CATEGORY} THEN g.name END AS category, l.name AS language,
           coalesce(l.code, '${DEFAULT_LANGUAGE}') AS "languageCode",
           coalesce(l.direction::text, 'ltr') AS "languageDirection", c.submitted_at::text AS "submittedAt",
           (SELECT a.display_name FROM users a WHERE a.id = c.approved_by_id) AS "approvedBy",
           coalesce((SELECT p.name FROM conditions p WHERE p.id = c.condition_id AND p._status = 'published'),
             (SELECT y.title FROM learning_paths y
               WHERE y.id = c.path_id AND y._status = 'published' AND y.is_active),
             (SELECT s.title FROM pages s WHERE s.id = c.page_id AND s._status = 'published'),
             CASE WHEN ${IS_OF_CATEGORY} THEN g.name END) AS page
         FROM contributions c LEFT JOIN users u ON u.id = c.user_id LEFT JOIN categories g ON g.id = c.category_id
           LEFT JOIN languages l ON l.id = c.language_id
         WHERE c.id = $1`,
});

export type ReviewFacts = RowFrom<typeof REVIEW_FACTS>;

export async function selectReview(database: Database, id: number): Promise<ReviewFacts | null> {
  return findRow(database, REVIEW_FACTS, [id]);
}

const REVIEW_EVENTS = defineStatement({
  name: 'review-events',
  row: {
    id: z.number(),
    action: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    by: z.string().nullable(),
    reason: z.string().nullable(),
    checklist: z.array(z.string()).nullable(),
    isMinorEdit: z.boolean(),
    correction: z.string().nullable(),
    /** Content before the event. Null when the event left it unchanged. */
    content: json<Texts>().nullable(),
    /** Base before the event. Null when the event left it unchanged. */
    base: json<Base>().nullable(),
    at: z.string(),
  },
  text: `SELECT e.id, e.action, e.from_state AS "from", e.to_state AS "to", u.display_name AS by, e.reason,
           e.detail -> 'checklist' AS checklist,
           e.detail ->> 'correction' AS correction,
           coalesce((e.detail ->> 'isMinorEdit')::boolean, false) AS "isMinorEdit", e.detail -> 'content' AS content, e.detail -> 'base' AS base,
           to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
         FROM review_events e LEFT JOIN users u ON u.id = e.user_id WHERE e.contribution_id = $1 ORDER BY e.at, e.id`,
});

export type ToldEvent = RowFrom<typeof REVIEW_EVENTS>;

export async function selectReviewEvents(database: Database, contributionId: number): Promise<ToldEvent[]> {
  return selectRows(database, REVIEW_EVENTS, [contributionId]);
}

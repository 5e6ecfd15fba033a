import { z } from 'zod';
import type { OwnContribution } from '../../../contracts/contributions/contributions.ts';
import { omitSourceNumbers } from '../../../contracts/encyclopedia/sourceNumbers.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';
import {
  countRows,
  defineStatement,
  defineStatements,
  findRow,
  json,
  selectRows,
} from '../../../platform/statement.ts';
import { staffRole } from '../../accounts/queries/standing.ts';
import { IS_WHOLE } from './place.ts';

/** Number of latest decisions from which the typical wait is computed. */
const MAX_DECISIONS = 50;
/** Minimum number of decisions for a typical wait. */
const MIN_DECISIONS = 5;

const FILTERS = {
  'contributions-own': isOwnContribution('$1'),
  'contributions-own-page': isOwnContribution('$1'),
  'contribution-of-guest': 'c.id = $1 AND c.user_id IS NULL AND c.contributor_email IS NOT NULL',
};

const OWN = defineStatements(['contributions-own', 'contributions-own-page', 'contribution-of-guest'], (name) => ({
  name,
  row: { item: json<OwnContribution>() },
  text: `
    WITH waiting AS (
      SELECT id, row_number() OVER (ORDER BY submitted_at, id) AS place FROM contributions WHERE status = 'pending'),
    decided AS (
      SELECT extract(epoch FROM decided_at - submitted_at) / 86400 AS days FROM contributions
      WHERE decided_at IS NOT NULL AND submitted_at IS NOT NULL ORDER BY decided_at DESC LIMIT ${MAX_DECISIONS}),
    typical AS (
      SELECT CASE WHEN count(*) >= ${MIN_DECISIONS}
        THEN round(percentile_cont(0.5) WITHIN GROUP (ORDER BY days)::numeric, 1)::float END AS days FROM decided)
    SELECT json_build_object(
      'id', c.id, 'status', c.status, 'title', c.title, 'kind', c.kind, 'conditionId', c.condition_id, 'pathId', c.path_id,
      'pageSlug', (SELECT p.slug FROM pages p WHERE p.id = c.page_id AND p._status = 'published'),
      'language', (SELECT l.code FROM languages l WHERE l.id = c.language_id),
      'submittedAt', ${utc('coalesce(c.submitted_at, c.created_at)')},
      'place', (SELECT w.place FROM waiting w WHERE w.id = c.id),
      'typicalWaitDays', (SELECT t.days FROM typical t),
      'scheduledFor', ${utc('c.scheduled_for')},
      'texts', CASE WHEN ${IS_WHOLE} THEN '{}' ELSE c.content END,
      'events', coalesce((
        SELECT json_agg(json_build_object('action', e.action, 'from', e.from_state, 'to', e.to_state,
          -- Null for the author's own steps.
          'by', CASE WHEN e.user_id IS DISTINCT FROM c.user_id THEN u.display_name END,
          'byRole', CASE WHEN e.user_id IS DISTINCT FROM c.user_id THEN ${staffRole('u')} END,
          'reason', coalesce(e.reason, ''), 'at', ${utc('e.at')}) ORDER BY e.at, e.id)
        FROM review_events e LEFT JOIN users u ON u.id = e.user_id WHERE e.contribution_id = c.id), '[]')) AS item
    FROM contributions c WHERE ${FILTERS[name]}
    ORDER BY c.created_at DESC, c.id DESC ${name === 'contributions-own-page' ? 'LIMIT $2 OFFSET $3' : ''}`,
}));

const OWN_COUNT = defineStatement({
  name: 'contributions-own-count',
  row: { count: z.number() },
  text: `SELECT count(*)::int AS count FROM contributions c WHERE ${isOwnContribution('$1')}`,
});

type OwnSlice = { userId: number; slice: Slice };

export async function selectOwnContributions(
  database: Database,
  { userId, slice }: OwnSlice,
): Promise<OwnContribution[]> {
  const rows = slice
    ? await selectRows(database, OWN['contributions-own-page'], [userId, slice.limit, slice.offset])
    : await selectRows(database, OWN['contributions-own'], [userId]);
  return rows.map(({ item }) => toAnswer(item));
}

export function countOwn(database: Database, userId: number): Promise<number> {
  return countRows(database, OWN_COUNT, [userId]);
}

/** Returns a guest's contribution. Null when it is a user's, or its address was deleted. */
export async function selectGuestContribution(database: Database, id: number): Promise<OwnContribution | null> {
  const row = await findRow(database, OWN['contribution-of-guest'], [id]);
  return row && toAnswer(row.item);
}

function toAnswer({ texts, ...item }: OwnContribution): OwnContribution {
  const { sources } = texts;
  return { ...item, texts: sources ? { ...texts, sources: omitSourceNumbers(sources) } : texts };
}

function utc(moment: string): string {
  return `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Returns SQL for whether `user` sent contribution `c`, or a guest did under the user's verified address. */
export function isOwnContribution(user: string): string {
  return `(c.user_id = ${user} OR (c.user_id IS NULL AND lower(c.contributor_email) =
    (SELECT lower(o.email) FROM users o WHERE o.id = ${user} AND o.is_verified)))`;
}

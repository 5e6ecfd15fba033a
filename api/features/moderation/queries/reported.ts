import { z } from 'zod';
import { POST_KINDS, type PostKind } from '../../../contracts/moderation/moderation.ts';
import type { ReportedKind } from '../../../contracts/moderation/reports.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatements, findRow, json, type RowFrom } from '../../../platform/statement.ts';
import { selectPost } from './posts.ts';

/** The snapshot of a condition has only two fields: its history has the others. */
const OTHER_KINDS: Record<Exclude<ReportedKind, PostKind>, string> = {
  condition: `SELECT NULL::int AS "userId", true AS "isVisible", c.name AS title, '/condition/' || c.id AS link,
      jsonb_build_object('summary', c.summary, 'overview', c.overview) AS words
    FROM conditions c WHERE c.id = $1 AND c._status = 'published'`,
  profile: `SELECT u.id AS "userId", true AS "isVisible", u.display_name AS title, NULL AS link,
      jsonb_build_object('bio', p.bio, 'location', p.location, 'website', p.website) AS words
    FROM users u LEFT JOIN user_profiles p ON p.user_id = u.id WHERE u.id = $1`,
};

const REPORTED = defineStatements(['condition', 'profile'], (kind) => ({
  name: `reported-${kind}`,
  row: {
    /** Id of the author. Null for a condition, or when the account is gone. */
    userId: z.number().nullable(),
    isVisible: z.boolean(),
    title: z.string(),
    link: z.string().nullable(),
    words: json<Record<string, string | null>>(),
  },
  text: OTHER_KINDS[kind],
}));

export type Reported = RowFrom<typeof REPORTED.profile>;

type Named = { kind: ReportedKind; id: number };

export function isPostKind(kind: string): kind is PostKind {
  return POST_KINDS.some((one) => one === kind);
}

export async function selectReported(database: Database, { kind, id }: Named): Promise<Reported | null> {
  if (!isPostKind(kind)) return findRow(database, REPORTED[kind], [id]);
  const post = await selectPost(database, { kind, id });
  return post && { ...post, isVisible: post.state === 'visible' };
}

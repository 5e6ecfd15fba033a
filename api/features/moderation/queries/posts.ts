import { z } from 'zod';
import { POST_EDIT_HOURS } from '../../../contracts/limits.ts';
import { POST_KINDS, POST_STATES, type PostKind } from '../../../contracts/moderation/moderation.ts';
import type { Database } from '../../../platform/Database.ts';
import {
  defineStatement,
  defineStatements,
  execute,
  findRow,
  json,
  type RowFrom,
} from '../../../platform/statement.ts';

type Named = { kind: PostKind; id: number };

const TABLES: Record<PostKind, string> = {
  discussion: 'discussions',
  topic: 'forum_topics',
  post: 'forum_posts',
  review: 'learning_path_reviews',
};

const isFresh = (column: string) => `${column} > now() - make_interval(hours => ${POST_EDIT_HOURS}) AS "isFresh"`;

const POSTS: Record<PostKind, string> = {
  discussion: `SELECT d.user_id AS "userId", d.state, coalesce(t.is_locked, d.is_locked) IS TRUE AS "isLocked",
      d.parent_id IS NULL AS "isThread", d.is_resolved IS TRUE AS "isResolved", ${isFresh('d.timestamp')}, c.name AS title,
      jsonb_build_object('subject', d.subject, 'content', d.content) AS words,
      '/talk?condition=' || c.id || '#thread-' || coalesce(d.parent_id, d.id) AS link
    FROM discussions d JOIN conditions c ON c.id = d.condition_id LEFT JOIN discussions t ON t.id = d.parent_id`,
  topic: `SELECT d.created_by_id AS "userId", d.state, d.is_locked IS TRUE AS "isLocked", true AS "isThread", false AS "isResolved",
      ${isFresh('d.created_at')}, d.title, jsonb_build_object('title', d.title, 'description', d.description) AS words,
      forum.link(d.id, d.audience::text, 1) AS link
    FROM forum_topics d`,
  post: `SELECT d.user_id AS "userId", d.state, t.is_locked IS TRUE AS "isLocked", false AS "isThread", false AS "isResolved",
      ${isFresh('d.created_at')}, t.title, jsonb_build_object('content', d.content) AS words,
      forum.link(t.id, t.audience::text, d.number) AS link
    FROM forum_posts d JOIN forum_topics t ON t.id = d.topic_id`,
  review: `SELECT d.user_id AS "userId", d.state, false AS "isLocked", false AS "isThread", false AS "isResolved",
      ${isFresh('d.created_at')}, p.title, jsonb_build_object('review', d.review) AS words,
      '/learning/paths/' || p.id || '#ratings' AS link
    FROM learning_path_reviews d JOIN learning_paths p ON p.id = d.learning_path_id`,
};

const POST = {
  userId: z.number().nullable(),
  state: z.enum(POST_STATES),
  /** Whether the thread or topic is closed for replies. */
  isLocked: z.boolean(),
  isThread: z.boolean(),
  /** Whether the thread is resolved; false outside Talk pages. */
  isResolved: z.boolean(),
  /** Whether the post is younger than POST_EDIT_HOURS, so that its author may edit it. */
  isFresh: z.boolean(),
  words: json<Record<string, string | null>>(),
  /** Name of the condition, topic or path that the post belongs to. */
  title: z.string(),
  link: z.string(),
};

const READ = defineStatements(POST_KINDS, (kind) => ({
  name: `post-${kind}`,
  row: POST,
  text: `${POSTS[kind]} WHERE d.id = $1`,
}));

const LOCK = defineStatements(POST_KINDS, (kind) => ({
  name: `post-lock-${kind}`,
  row: POST,
  text: `${POSTS[kind]} WHERE d.id = $1 FOR NO KEY UPDATE OF ${kind === 'post' ? 't, d' : 'd'}`,
}));

export type Post = RowFrom<typeof READ.post>;

export async function selectPost(database: Database, { kind, id }: Named): Promise<Post | null> {
  return findRow(database, READ[kind], [id]);
}

/** Locks a post; in the forum locks its topic first, as a new post does. NO KEY UPDATE still allows new replies. */
export async function lockPost(database: Database, { kind, id }: Named): Promise<Post | null> {
  return findRow(database, LOCK[kind], [id]);
}

const COLUMNS = {
  state: 'state',
  stateReason: 'state_reason',
  isLocked: 'is_locked',
  isResolved: 'is_resolved',
  lockReason: 'lock_reason',
  subject: 'subject',
  content: 'content',
  editedAt: 'edited_at',
  title: 'title',
  warning: 'warning',
  isPinned: 'is_pinned',
  categoryType: 'category_type',
  audience: 'audience',
  mergedInto: 'merged_into_id',
} as const;
export type PostChange = { [Field in keyof typeof COLUMNS]?: unknown };

/** Updates the given fields of a post. Names of tables and columns are constants and never come from a request. */
export async function changePost(database: Database, { kind, id }: Named, change: PostChange): Promise<void> {
  const fields = Object.keys(change) as (keyof PostChange)[];
  const set = fields.map((field, place) => `${COLUMNS[field]} = $${place + 2}`);
  const at = 'state' in change ? ['state_at = now()'] : [];
  await database.query(`UPDATE ${TABLES[kind]} SET ${[...set, ...at, 'updated_at = now()'].join(', ')} WHERE id = $1`, [
    id,
    ...fields.map((field) => change[field]),
  ]);
}

/** `userId` is null when reports caused the event. */
type PostEvent = Named & { action: string; userId: number | null; reason?: string | undefined; detail: object };

const POST_EVENT = defineStatement({
  text: `INSERT INTO post_events (kind, post, action, user_id, reason, detail, at)
         VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
});

/** Appends an event, usually with the earlier values in `detail`. */
export async function recordPostEvent(database: Database, event: PostEvent): Promise<void> {
  const { kind, id, action, userId, reason, detail } = event;
  await execute(database, POST_EVENT, [kind, id, action, userId, reason ?? null, JSON.stringify(detail)]);
}

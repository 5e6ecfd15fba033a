import { z } from 'zod';
import type { Post } from '../../contracts/forum/posts.ts';
import { POST_NOT_FOUND } from '../../contracts/forum/posts.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { defineStatement, execute, findRow } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockPost } from '../moderation/queries/posts.ts';
import { notify } from '../notifications/queries/notify.ts';
import { recordForumAction } from './queries/recordForumAction.ts';
import { selectForumPost } from './queries/selectPosts.ts';

type Purge = { id: number; reason: string; title?: string | undefined; actor: Actor };

const FORUM_PURGE = defineStatement({
  name: 'forum-purge',
  row: { topicId: z.number(), number: z.number() },
  text: `WITH history AS (
           UPDATE post_events SET detail = jsonb_build_object('purgedAt', now())
           WHERE kind = 'post' AND post = $1 AND action = 'edit'),
         reported AS (
           UPDATE moderation.reports r SET snapshot = NULL FROM moderation.cases c, forum_posts p
           WHERE c.id = r.case_id AND p.id = $1 AND (c.kind = 'post' AND c.content_id = p.id
             OR c.kind = 'topic' AND c.content_id = p.topic_id AND p.number = 1)),
         quotations AS (UPDATE forum_posts SET quote = NULL, updated_at = now() WHERE parent_post_id = $1 AND quote IS NOT NULL)
         UPDATE forum_posts SET content = '', warning = NULL, quote = NULL, purged_at = now(), state = 'removed',
           state_reason = $2, state_at = now(), updated_at = now()
         WHERE id = $1 AND purged_at IS NULL RETURNING topic_id AS "topicId", number::int AS number`,
});

/**
 * Erases the text of a post, also from its history, reports, and quotations of it. Readers still see that a post was
 * here, and the reason. With `title`, the topic of a first post gets another title.
 * @throws NotFound, Conflict when it was purged before
 */
export async function purgePost({ id, reason, title, actor }: Purge, database: Database): Promise<Post> {
  return inTransaction(database, async (connection) => {
    const before = await lockPost(connection, { kind: 'post', id });
    if (!before) throw new NotFound(POST_NOT_FOUND);
    const purged = await findRow(connection, FORUM_PURGE, [id, reason]);
    if (!purged) throw new Conflict(NOT_POSSIBLE_NOW);
    const purge = { action: 'purge', actor, reason, detail: {}, author: before.userId };
    await recordForumAction(connection, { kind: 'post', id, ...purge });
    const isRetitled = title !== undefined && purged.number === 1;
    if (isRetitled) {
      await retitle(connection, { id: purged.topicId, title });
      await recordForumAction(connection, { kind: 'topic', id: purged.topicId, ...purge });
    }
    const { userId, link } = before;
    if (userId !== null && userId !== actor.id)
      await notify(connection, {
        userId,
        link,
        kind: 'post_moderated',
        values: { title: isRetitled ? title : before.title, reason },
      });
    const post = await selectForumPost(connection, { id, reader: actor });
    if (!post) throw new NotFound(POST_NOT_FOUND);
    return post;
  });
}

type Retitling = { id: number; title: string };

const FORUM_RETITLE = defineStatement({
  name: 'forum-retitle',
  text: `WITH history AS (
           UPDATE post_events SET detail = jsonb_build_object('purgedAt', now())
           WHERE kind = 'topic' AND post = $1 AND action = 'edit'),
         told AS (
           UPDATE notifications SET "values" = jsonb_set("values", '{title}', to_jsonb($2::text))
           WHERE "values" ? 'title' AND link ~ $3),
         mailed AS (
           UPDATE mail.outbox SET "values" = jsonb_set("values", '{title}', to_jsonb($2::text))
           WHERE "values" ? 'title' AND link ~ $3)
         UPDATE forum_topics SET title = $2, edited_at = now(), updated_at = now() WHERE id = $1`,
});

/**
 * Replaces the title of a topic and erases its earlier titles. Notifications and waiting mails that lead to the topic get
 * the new title too, whichever of its titles they have.
 */
async function retitle(database: Database, { id, title }: Retitling): Promise<void> {
  await execute(database, FORUM_RETITLE, [id, title, `^/community/(topics/|members\\?topic=)${id}(?!\\d)`]);
}

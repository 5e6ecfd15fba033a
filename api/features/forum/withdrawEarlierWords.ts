import { type EarlierWords, POST_NOT_FOUND } from '../../contracts/forum/posts.ts';
import type { Actor } from '../../platform/Actor.ts';
import { type Database, findRow, selectRows } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isQuotedFrom } from './isQuotedFrom.ts';
import { selectEarlierWords } from './queries/selectEarlierWords.ts';

type Withdrawal = { id: number; eventId: number; actor: Actor };

/** Deletes an earlier text of a post, and quotations that no remaining text of it contains. @throws NotFound */
export async function withdrawEarlierWords(
  { id, eventId, actor }: Withdrawal,
  database: Database,
): Promise<EarlierWords[]> {
  return inTransaction(database, async (connection) => {
    const withdrawn = await findRow(connection, {
      name: 'forum-withdraw',
      text: `UPDATE post_events SET detail = jsonb_build_object('withdrawnAt', now())
             WHERE id = $1 AND kind = 'post' AND post = $2 AND action = 'edit' AND detail ? 'content' RETURNING id`,
      values: [eventId, id],
    });
    const left = await selectEarlierWords(connection, { id, reader: actor });
    if (!withdrawn || !left) throw new NotFound(POST_NOT_FOUND);
    await withdrawQuotes(connection, { id, left: left.flatMap(({ content }) => content ?? []) });
    return left;
  });
}

async function withdrawQuotes(database: Database, { id, left }: { id: number; left: string[] }): Promise<void> {
  const quotes = await selectRows<{ id: number; quote: string; content: string }>(database, {
    name: 'forum-quotes',
    text: `SELECT q.id, q.quote, p.content FROM forum_posts q JOIN forum_posts p ON p.id = q.parent_post_id
           WHERE p.id = $1 AND q.quote <> ''`,
    values: [id],
  });
  const gone = quotes.filter(({ quote, content }) => ![content, ...left].some((words) => isQuotedFrom(quote, words)));
  if (gone.length === 0) return;
  await database.query({
    name: 'forum-quotes-withdraw',
    text: 'UPDATE forum_posts SET quote = NULL, updated_at = now() WHERE id = ANY ($1::int[])',
    values: [gone.map((post) => post.id)],
  });
}

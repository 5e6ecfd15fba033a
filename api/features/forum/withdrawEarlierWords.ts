import { z } from 'zod';
import { type EarlierWords, POST_NOT_FOUND } from '../../contracts/forum/posts.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { defineStatement, execute, selectRows } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { postText } from './postHtml.ts';
import { selectEarlierWords } from './queries/selectEarlierWords.ts';

type Withdrawal = { id: number; eventId: number; actor: Actor };

const FORUM_WITHDRAW = defineStatement({
  name: 'forum-withdraw',
  text: `UPDATE post_events SET detail = jsonb_build_object('withdrawnAt', now())
         WHERE id = $1 AND kind = 'post' AND post = $2 AND action = 'edit' AND detail ? 'content'`,
});

/** Deletes an earlier text of a post, and quotations that no remaining text of it contains. @throws NotFound */
export async function withdrawEarlierWords(
  { id, eventId, actor }: Withdrawal,
  database: Database,
): Promise<EarlierWords[]> {
  return inTransaction(database, async (connection) => {
    const withdrawn = await execute(connection, FORUM_WITHDRAW, [eventId, id]);
    const left = await selectEarlierWords(connection, { id, reader: actor });
    if (!withdrawn || !left) throw new NotFound(POST_NOT_FOUND);
    await withdrawQuotes(connection, { id, left: left.flatMap(({ content }) => content ?? []) });
    return left;
  });
}

const FORUM_QUOTES = defineStatement({
  name: 'forum-quotes',
  row: { id: z.number(), quote: z.string(), content: z.string() },
  text: `SELECT q.id, q.quote, p.content FROM forum_posts q JOIN forum_posts p ON p.id = q.parent_post_id
         WHERE p.id = $1 AND q.quote <> ''`,
});

const FORUM_QUOTES_WITHDRAW = defineStatement({
  name: 'forum-quotes-withdraw',
  text: 'UPDATE forum_posts SET quote = NULL, updated_at = now() WHERE id = ANY ($1::int[])',
});

async function withdrawQuotes(database: Database, { id, left }: { id: number; left: string[] }): Promise<void> {
  const quotes = await selectRows(database, FORUM_QUOTES, [id]);
  const gone = quotes.filter(({ quote, content }) => ![content, ...left].some((words) => isQuotedFrom(quote, words)));
  if (gone.length === 0) return;
  await execute(database, FORUM_QUOTES_WITHDRAW, [gone.map((post) => post.id)]);
}

/** Returns whether a quotation is part of a post's Markdown or plain text. Any white space counts as one space. */
export function isQuotedFrom(quote: string, content: string): boolean {
  const quoted = inOneLine(quote);
  return [content, postText(content)].some((words) => inOneLine(words).includes(quoted));
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

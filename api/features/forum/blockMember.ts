import { z } from 'zod';
import {
  type Block,
  blockSchema,
  MAX_BLOCKED_USERS,
  MEMBER_NOT_FOUND,
  NOT_ONESELF,
  TOO_MANY_BLOCKS,
} from '../../contracts/forum/blocks.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { defineStatement, execute, findRow, selectRows } from '../../platform/statement.ts';

type Pair = { userId: number; blockedId: number };

const FORUM_BLOCK = defineStatement({
  name: 'forum-block',
  row: { exists: z.boolean(), isFull: z.boolean() },
  text: `WITH facts AS (
           SELECT EXISTS (SELECT FROM users WHERE id = $2) AS exists, (SELECT count(*) FROM forum.block
             WHERE user_id = $1 AND blocked_id <> $2) >= ${MAX_BLOCKED_USERS} AS "isFull"),
         added AS (
           INSERT INTO forum.block (user_id, blocked_id) SELECT $1, $2 FROM facts WHERE exists AND NOT "isFull"
           ON CONFLICT DO NOTHING)
         SELECT * FROM facts`,
});

/** Idempotent. @throws NotFound, Conflict for oneself or when `MAX_BLOCKED_USERS` others are blocked */
export async function blockMember({ userId, blockedId }: Pair, database: Database): Promise<void> {
  if (userId === blockedId) throw new Conflict(NOT_ONESELF);
  const row = await findRow(database, FORUM_BLOCK, [userId, blockedId]);
  if (!row?.exists) throw new NotFound(MEMBER_NOT_FOUND);
  if (row.isFull) throw new Conflict(TOO_MANY_BLOCKS);
}

const FORUM_UNBLOCK = defineStatement({
  name: 'forum-unblock',
  text: 'DELETE FROM forum.block WHERE user_id = $1 AND blocked_id = $2',
});

export async function unblockMember({ userId, blockedId }: Pair, database: Database): Promise<void> {
  await execute(database, FORUM_UNBLOCK, [userId, blockedId]);
}

const FORUM_BLOCKS = defineStatement({
  name: 'forum-blocks',
  row: blockSchema,
  text: `SELECT u.id AS "userId", u.display_name AS "userName", b.at FROM forum.block b JOIN users u ON u.id = b.blocked_id
         WHERE b.user_id = $1 ORDER BY u.display_name, u.id`,
});

export function selectBlocks(database: Database, userId: number): Promise<Block[]> {
  return selectRows(database, FORUM_BLOCKS, [userId]);
}

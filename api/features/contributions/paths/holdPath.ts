import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { Conflict } from '../../../platform/errors.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';
import { PAGE_GONE } from '../writeRecord.ts';

const REVIEW_HOLD_PATH = defineStatement({
  name: 'review-hold-path',
  row: { id: z.number() },
  text: 'SELECT id FROM learning_paths WHERE id = $1 FOR NO KEY UPDATE',
});

/** Whoever publishes something of the same path waits until the transaction ends. @throws Conflict without one */
export async function holdPath(connection: Database, pathId: number | null): Promise<number> {
  const found = await findRow(connection, REVIEW_HOLD_PATH, [pathId]);
  if (!found) throw new Conflict(PAGE_GONE);
  return found.id;
}

import { type Database, findRow } from '../../../platform/Database.ts';
import { Conflict } from '../../../platform/errors.ts';
import { PAGE_GONE } from '../writeRecord.ts';

/** Whoever publishes something of the same path waits until the transaction ends. @throws Conflict without one */
export async function holdPath(connection: Database, pathId: number | null): Promise<number> {
  const found = await findRow<{ id: number }>(connection, {
    name: 'review-hold-path',
    text: 'SELECT id FROM learning_paths WHERE id = $1 FOR NO KEY UPDATE',
    values: [pathId],
  });
  if (!found) throw new Conflict(PAGE_GONE);
  return found.id;
}

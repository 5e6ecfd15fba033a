import { z } from 'zod';
import { PRIORITY } from '../../../contracts/publishing/publisherState.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, type RowFrom } from '../../../platform/statement.ts';

/** `pending` and `waitingSince` leave out `refresh` and `rebuild`: no user waits for these pages. */
const WAITING = defineStatement({
  name: 'publishing-waiting',
  row: {
    pending: z.number(),
    waitingSince: z.date().nullable(),
    failed: z.number(),
    failingSince: z.date().nullable(),
    now: z.date(),
  },
  text: `SELECT count(*) FILTER (WHERE error IS NULL AND priority < ${PRIORITY.refresh})::int AS pending,
           min(since) FILTER (WHERE error IS NULL AND priority < ${PRIORITY.refresh}) AS "waitingSince",
           count(error)::int AS failed, min(since) FILTER (WHERE error IS NOT NULL) AS "failingSince", now() AS now
         FROM publisher.waiting`,
});

export async function selectWaiting(database: Database): Promise<RowFrom<typeof WAITING>> {
  const row = await findRow(database, WAITING);
  return row as RowFrom<typeof WAITING>;
}

import { PRIORITY } from '../../../contracts/publishing/publisherState.ts';
import { type Database, findRow } from '../../../platform/Database.ts';

/** `pending` and `waitingSince` leave out `refresh` and `rebuild`: no user waits for these pages. */
export type Waiting = {
  pending: number;
  waitingSince: Date | null;
  failed: number;
  failingSince: Date | null;
  now: Date;
};

export async function selectWaiting(database: Database): Promise<Waiting> {
  const row = await findRow<Waiting>(database, {
    name: 'publishing-waiting',
    text: `SELECT count(*) FILTER (WHERE error IS NULL AND priority < ${PRIORITY.refresh})::int AS pending,
             min(since) FILTER (WHERE error IS NULL AND priority < ${PRIORITY.refresh}) AS "waitingSince",
             count(error)::int AS failed, min(since) FILTER (WHERE error IS NOT NULL) AS "failingSince", now() AS now
           FROM publisher.waiting`,
  });
  return row as Waiting;
}

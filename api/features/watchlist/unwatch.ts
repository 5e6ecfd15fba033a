import type { Database } from '../../platform/Database.ts';

type Unwanted = { userId: number; conditionId: number };

export async function unwatch(database: Database, { userId, conditionId }: Unwanted): Promise<void> {
  await database.query({
    name: 'watchlist-remove',
    text: 'DELETE FROM watchlist WHERE user_id = $1 AND condition_id = $2',
    values: [userId, conditionId],
  });
}

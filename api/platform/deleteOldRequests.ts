import { REQUEST_KEY_DAYS } from '../contracts/requestKey.ts';
import type { Database } from './Database.ts';

export async function deleteOldRequests(database: Database): Promise<void> {
  await database.query(`DELETE FROM api.made_once WHERE made_at < now() - make_interval(days => ${REQUEST_KEY_DAYS})`);
}

import { REQUEST_KEY_DAYS } from '../contracts/requestKey.ts';
import type { Database } from './Database.ts';
import { defineStatement, execute } from './statement.ts';

const OLD_REQUESTS = defineStatement({
  text: `DELETE FROM api.made_once WHERE made_at < now() - make_interval(days => ${REQUEST_KEY_DAYS})`,
});

export async function deleteOldRequests(database: Database): Promise<void> {
  await execute(database, OLD_REQUESTS);
}

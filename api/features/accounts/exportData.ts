import type { Database } from '../../platform/Database.ts';
import { Unauthorized } from '../../platform/errors.ts';
import { type PersonalData, selectPersonalData } from './queries/selectPersonalData.ts';
import { dataExports } from './throttles.ts';

/**
 * Everything that is kept about a person.
 * @throws TooManyRequests it reads many tables, so only now and then
 * @throws Unauthorized when the account was deleted meanwhile
 */
export async function exportData(database: Database, userId: number): Promise<PersonalData & { exportedAt: string }> {
  await dataExports.spend(database, String(userId));
  const data = await selectPersonalData(database, userId);
  if (!data) throw new Unauthorized();
  return { exportedAt: new Date().toISOString(), ...data } as PersonalData & { exportedAt: string };
}

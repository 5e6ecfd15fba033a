import type { Database } from '../../../platform/Database.ts';
import { selectFactor, selectFactorEvents } from '../queries/secondFactors.ts';

export async function getSecondFactor(database: Database, userId: number) {
  const factor = await selectFactor(database, userId);
  if (!factor) return null;
  const { secret, since, codesLeft, isDemanded } = factor;
  return { isOn: secret !== null, since, codesLeft, isDemanded };
}

export async function findUserSecondFactor(database: Database, userId: number) {
  const factor = await selectFactor(database, userId);
  if (!factor) return null;
  const { secret, since } = factor;
  return { isOn: secret !== null, since, events: await selectFactorEvents(database, userId) };
}

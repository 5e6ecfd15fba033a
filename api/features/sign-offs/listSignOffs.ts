import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { SignOff } from '../../contracts/sign-offs/signOffs.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { selectSignOffs } from './queries/selectSignOffs.ts';

export async function listSignOffs(database: Database, conditionId: number): Promise<SignOff[]> {
  const signOffs = await selectSignOffs(database, conditionId);
  if (!signOffs) throw new NotFound(CONDITION_NOT_FOUND);
  return signOffs;
}

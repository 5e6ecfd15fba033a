import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { Revision } from '../../contracts/history/history.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { type PageQuery, type Sliced, sliceOf } from '../../platform/pages.ts';
import { selectRevisions } from './queries/selectRevisions.ts';

export async function listRevisions(
  database: Database,
  { conditionId, ...query }: PageQuery & { conditionId: number },
): Promise<Sliced<Revision>> {
  const revisions = await selectRevisions(database, { conditionId, slice: sliceOf(query) });
  if (!revisions) throw new NotFound(CONDITION_NOT_FOUND);
  return revisions;
}

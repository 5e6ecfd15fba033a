import { REVISION_NOT_FOUND, type Revision, type RevisionTexts } from '../../contracts/history/history.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { selectRevision } from './queries/selectRevisions.ts';

export async function getRevision(
  database: Database,
  named: { conditionId: number; revisionId: number },
): Promise<Revision & { content: RevisionTexts }> {
  const revision = await selectRevision(database, named);
  if (!revision) throw new NotFound(REVISION_NOT_FOUND);
  return revision;
}

import { TEXT_FIELDS } from '../../../contracts/contents.ts';
import { REVISION_NOT_FOUND } from '../../../contracts/history.ts';
import type { ApiContext } from '../../../platform/defineEndpoint.ts';
import { NotFound } from '../../../platform/errors.ts';
import { newestRevision, selectRevision } from '../../history/queries/selectRevisions.ts';
import type { Sender } from '../actors.ts';
import type { Receipt } from './submitCondition.ts';
import { suggestEdit } from './suggestEdit.ts';

type Given = { conditionId: number; revisionId: number; editSummary: string };

/**
 * Proposes the texts of an earlier version anew, against what readers have now: nothing comes before readers by it.
 * @throws NotFound, BadRequest when readers have just these texts
 */
export async function restoreRevision(
  { editSummary, ...named }: Given,
  sender: Sender,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<Receipt> {
  const revision = await selectRevision(context.database, named);
  if (!revision) throw new NotFound(REVISION_NOT_FOUND);
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, revision.content[field]]));
  const baseRevision = await newestRevision(context.database, named.conditionId);
  const edit = { conditionId: named.conditionId, texts, baseRevision, editSummary, isMinorEdit: false };
  return suggestEdit(edit, sender, context);
}

import { REVISION_NOT_FOUND } from '../../contracts/history/history.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { NotFound } from '../../platform/errors.ts';
import { newestRevision } from '../history/queries/selectRevisions.ts';
import type { Sender } from './actors.ts';
import { selectVersion } from './queries/selectTexts.ts';
import type { Receipt } from './submitCondition.ts';
import { suggestEdit } from './suggestEdit.ts';
import { toTexts } from './texts.ts';

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
  const { conditionId, revisionId: version } = named;
  const found = await selectVersion(context.database, { conditionId, version });
  if (!found) throw new NotFound(REVISION_NOT_FOUND);
  // It stays on the shelf where it stands by now.
  const { categoryId: _, ...texts } = toTexts(found);
  const baseRevision = await newestRevision(context.database, conditionId);
  const edit = { conditionId, texts, baseRevision, editSummary, isMinorEdit: false };
  return suggestEdit(edit, sender, context);
}

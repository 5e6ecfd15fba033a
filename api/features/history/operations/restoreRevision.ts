import { TEXT_FIELDS } from '../../../contracts/contributions.ts';
import type { ApiContext } from '../../../platform/defineEndpoint.ts';
import type { Sender } from '../../review/actors.ts';
import type { Receipt } from '../../review/operations/submitCondition.ts';
import { suggestEdit } from '../../review/operations/suggestEdit.ts';
import { newestRevision } from '../queries/selectRevisions.ts';
import { getRevision } from './getRevision.ts';

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
  const { content } = await getRevision(context.database, named);
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, content[field]]));
  const baseRevision = await newestRevision(context.database, named.conditionId);
  const edit = { conditionId: named.conditionId, texts, baseRevision, editSummary, isMinorEdit: false };
  return suggestEdit(edit, sender, context);
}

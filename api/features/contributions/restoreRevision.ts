import { REVISION_NOT_FOUND } from '../../contracts/history/history.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { NotFound } from '../../platform/errors.ts';
import { selectPublishedVersion } from '../encyclopedia/queries/selectPage.ts';
import type { Sender } from './demandSender.ts';
import type { Receipt } from './insertProposal.ts';
import { suggestEdit } from './suggestEdit.ts';

/** Proposes the texts of an earlier version. @throws NotFound, Forbidden, BadRequest when they are published now */
export async function restoreRevision(
  { conditionId, revisionId, editSummary }: { conditionId: number; revisionId: number; editSummary: string },
  sender: Sender,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<Receipt> {
  const found = await selectPublishedVersion(context.database, { conditionId, version: revisionId });
  if (!found) throw new NotFound(REVISION_NOT_FOUND);
  const { categoryId: _, ...texts } = found.texts;
  return suggestEdit({ conditionId, texts, editSummary, isMinorEdit: false }, sender, context);
}

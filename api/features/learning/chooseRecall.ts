import type { Recall } from '../../contracts/learning/recall.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { demandAccount } from '../../platform/session/findCurrentSession.ts';
import { getRecall } from './getRecall.ts';
import { writeChoice } from './queries/recall.ts';

/** The schedule of the questions stays stored while recall is off. */
export async function chooseRecall(
  chosen: { userId: number; isOn: boolean; language: string | undefined },
  context: Pick<ApiContext, 'database' | 'request'>,
): Promise<Recall> {
  demandAccount(await writeChoice(context.database, chosen));
  return getRecall(chosen, context);
}

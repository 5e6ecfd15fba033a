import {
  APPEAL_DAYS,
  APPEALABLE,
  APPEALED_ALREADY,
  DECISION_NOT_FOUND,
  NOT_APPEALABLE,
  TOO_LATE_TO_APPEAL,
} from '../../contracts/moderation/cases.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockDecision, recordAppeal } from './queries/decisions.ts';

type Appeal = { decisionId: number; text: string; actor: Actor };

/**
 * Its author asks once that somebody else looks at a decision. Of the decisions about others there are none for them.
 * @throws NotFound, Conflict
 */
export async function appeal({ decisionId, text, actor }: Appeal, database: Database): Promise<void> {
  await inTransaction(database, async (connection) => {
    const decision = await lockDecision(connection, decisionId);
    if (!decision || decision.authorId !== actor.id) throw new NotFound(DECISION_NOT_FOUND);
    if (decision.byReports || !APPEALABLE.some((one) => one === decision.action)) throw new Conflict(NOT_APPEALABLE);
    if (decision.isAppealed) throw new Conflict(APPEALED_ALREADY);
    if (decision.daysAgo > APPEAL_DAYS) throw new Conflict(TOO_LATE_TO_APPEAL);
    await recordAppeal(connection, { id: decisionId, text });
  });
}

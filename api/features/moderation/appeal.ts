import {
  APPEAL_DAYS,
  APPEALABLE_ACTIONS,
  APPEALED_ALREADY,
  appeal as call,
  DECISION_NOT_FOUND,
  NOT_APPEALABLE,
  TOO_LATE_TO_APPEAL,
} from '../../contracts/moderation/cases.ts';
import type { Actor } from '../../platform/Actor.ts';
import { createOnce } from '../../platform/createOnce.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { lockDecision, recordAppeal } from './queries/decisions.ts';

type Appeal = { decisionId: number; text: string; key?: string | undefined; actor: Actor };

/**
 * Appeals against a decision about the user or their content. A decision about another user counts as missing.
 * @throws NotFound, Conflict when an appeal is not possible or was made before
 */
export async function appeal({ actor, ...request }: Appeal, database: Database): Promise<void> {
  const { decisionId, text } = request;
  const make = async (connection: Database) => {
    const decision = await lockDecision(connection, decisionId);
    if (!decision || decision.authorId !== actor.id) throw new NotFound(DECISION_NOT_FOUND);
    if (decision.byReports || !APPEALABLE_ACTIONS.some((one) => one === decision.action))
      throw new Conflict(NOT_APPEALABLE);
    if (decision.isAppealed) throw new Conflict(APPEALED_ALREADY);
    if (decision.daysAgo > APPEAL_DAYS) throw new Conflict(TOO_LATE_TO_APPEAL);
    await recordAppeal(connection, { id: decisionId, text });
    return decisionId;
  };
  const sender = { userId: actor.id };
  await createOnce(database, {
    call: call.name,
    sender,
    request,
    make,
    find: async (_, id) => id,
    stands: () => false,
  });
}

import { CASE_NOT_FOUND } from '../../contracts/moderation/cases.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { defineStatement, execute } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { demandMayDecide } from './decideCase.ts';
import { lockCase } from './queries/cases.ts';

const SECOND_OPINION = defineStatement({
  text: `UPDATE moderation.cases SET second_opinion_by_id = $2, second_opinion_at = now(), second_opinion = $3 WHERE id = $1`,
});

/** Leaves a case to another moderator, who reads the note. @throws NotFound, Conflict, Forbidden */
export async function askSecondOpinion(
  { id, note, actor }: { id: number; note: string; actor: Actor },
  database: Database,
): Promise<void> {
  await inTransaction(database, async (connection) => {
    const open = await lockCase(connection, { id });
    if (!open) throw new NotFound(CASE_NOT_FOUND);
    demandMayDecide(open, actor);
    await execute(connection, SECOND_OPINION, [id, actor.id, note]);
  });
}

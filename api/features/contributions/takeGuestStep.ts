import { RECEIPT_NOT_KNOWN } from '../../contracts/contributions/receipts.ts';
import { findNextState } from '../../contracts/contributions/workflow.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { toStepError } from './demandStep.ts';
import type { Receipt } from './insertProposal.ts';
import { type Contribution, lockContribution } from './queries/contributions.ts';
import { finishStep, type StepResult } from './takeStep.ts';

type GuestStep = { connection: Database; contribution: Contribution };

/** Takes a step as the guest who sent a contribution. The caller must have checked the token of the receipt. */
export function takeGuestStep(
  action: 'answer' | 'withdraw',
  { id, reason }: { id: number; reason: string },
  database: Database,
  work: (step: GuestStep) => StepResult | Promise<StepResult>,
): Promise<Receipt> {
  return inTransaction(database, async (connection) => {
    const contribution = await lockContribution(connection, id);
    if (contribution?.userId !== null || contribution.email === null) throw new NotFound(RECEIPT_NOT_KNOWN);
    const step = findNextState({ action, state: contribution.status, parties: ['author'], reason });
    if ('refusal' in step) throw toStepError(step.refusal, contribution);
    const done = await work({ connection, contribution });
    return finishStep({ action, contribution, to: step.to, actor: null, reason, connection }, done);
  });
}

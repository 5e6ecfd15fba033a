import { type ChecklistItem, STEP_ON_OWN_WORK } from '../../contracts/contributions/contributions.ts';
import { Forbidden } from '../../platform/errors.ts';
import { hasWritten } from './queries/hasWritten.ts';
import { record } from './record.ts';
import type { Receipt } from './sendIn.ts';
import { change, type StepInput, type Tools, takeStep } from './takeStep.ts';

type Approval = StepInput & { checklist?: readonly ChecklistItem[] | undefined };

/** An editor may publish it now. Nobody approves what they have put text of their own into, whoever sent it. */
export function approve({ checklist = [], ...input }: Approval, tools: Tools): Promise<Receipt> {
  return takeStep('approve', input, tools, async (step) => {
    const { connection, contribution, actor } = step;
    if (await hasWritten(connection, contribution.id, actor.id)) throw new Forbidden(STEP_ON_OWN_WORK);
    const now = new Date();
    await change(step, { approvedById: actor.id, approvedAt: now, decidedAt: now });
    await record(step, { detail: checklist.length > 0 ? { checklist: [...new Set(checklist)] } : undefined });
  });
}

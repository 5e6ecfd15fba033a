import type { z } from 'zod';
import { CHECKLIST } from '../../contracts/contributions/contributions.ts';
import type { takeStepAtDesk as call } from '../../contracts/contributions/desk.ts';
import type { Actor } from '../../platform/Actor.ts';
import { BadRequest } from '../../platform/errors.ts';
import { readContribution } from './queries/contributions.ts';
import type { Receipt } from './sendIn.ts';
import { takeContributionStep } from './takeContributionStep.ts';
import type { Tools } from './takeStep.ts';

type DeskStep = z.output<(typeof call)['params']> & z.output<(typeof call)['body']> & { actor: Actor };

/** A step by a button of the desk, where an approval says that all of the checklist was looked at. */
export async function takeStepAtDesk(input: DeskStep, tools: Tools): Promise<Receipt> {
  const { kind } = (await readContribution(tools.database, input.id)) ?? {};
  // A page that goes is looked at as a whole, for the reason that is input.
  const isListed = input.step === 'approve' && kind !== 'removal';
  if (isListed && CHECKLIST.some((item) => !input.checklist.includes(item)))
    throw new BadRequest('checklist: everything on it is looked at before an approval');
  return takeContributionStep(input, tools);
}

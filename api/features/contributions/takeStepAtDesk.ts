import type { z } from 'zod';
import { CHECKLIST } from '../../contracts/contributions/contributions.ts';
import type { takeStepAtDesk as call } from '../../contracts/contributions/desk.ts';
import type { Actor } from '../../platform/Actor.ts';
import { BadRequest } from '../../platform/errors.ts';
import { readContribution } from './queries/contributions.ts';
import type { Receipt } from './submitCondition.ts';
import { type Means, takeContributionStep } from './takeStep.ts';

type Given = z.output<(typeof call)['params']> & z.output<(typeof call)['body']> & { actor: Actor };

/** A step by a button of the desk, where an approval says that all of the checklist was looked at. */
export async function takeStepAtDesk(given: Given, means: Means): Promise<Receipt> {
  const { kind } = (await readContribution(means.database, given.id)) ?? {};
  // A page that goes is looked at as a whole, for the reason that is given.
  const isListed = given.step === 'approve' && kind !== 'removal';
  if (isListed && CHECKLIST.some((item) => !given.checklist.includes(item)))
    throw new BadRequest('checklist: everything on it is looked at before an approval');
  return takeContributionStep(given, means);
}

import { NO_SOURCES, STEP_ON_OWN_WORK } from '../../contracts/contributions/contributions.ts';
import { BadRequest, Forbidden } from '../../platform/errors.ts';
import { hasWritten } from './queries/authors.ts';
import { sourcesOf } from './sourcesOf.ts';
import type { Verb } from './takeStep.ts';

/** An editor may publish it now. Nobody approves what they have put text of their own into, whoever sent it. */
export const approve: Verb = async ({ connection, contribution, actor }, { checklist = [] }) => {
  if (await hasWritten(connection, contribution.id, actor.id)) throw new Forbidden(STEP_ON_OWN_WORK);
  if (checklist.includes('sources') && (await sourcesOf(contribution, connection))?.length === 0)
    throw new BadRequest(NO_SOURCES);
  const now = new Date();
  return {
    changes: { approvedById: actor.id, approvedAt: now, decidedAt: now },
    detail: checklist.length > 0 ? { checklist: [...new Set(checklist)] } : undefined,
  };
};

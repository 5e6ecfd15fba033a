import { NO_SOURCES, STEP_ON_OWN_WORK } from '../../contracts/contributions/contributions.ts';
import { BadRequest, Forbidden } from '../../platform/errors.ts';
import { hasWritten } from './queries/authors.ts';
import { selectSourcesAfter } from './selectSourcesAfter.ts';
import type { StepHandler } from './takeStep.ts';

/** Approves a contribution. The reviewer decides whether an edit is minor, which leaves translations up to date. */
export const approve: StepHandler = async (
  { connection, contribution, actor },
  { checklist = [], isMinorEdit = false },
) => {
  if (await hasWritten(connection, contribution.id, actor.id)) throw new Forbidden(STEP_ON_OWN_WORK);
  if (checklist.includes('sources') && (await selectSourcesAfter(contribution, connection))?.length === 0)
    throw new BadRequest(NO_SOURCES);
  const now = new Date();
  const looked = [...new Set(checklist)];
  const isListed = looked.length > 0;
  const isApprovedAsMinor = (contribution.kind === 'edit' || contribution.kind === 'page') && isMinorEdit;
  return {
    changes: { approvedById: actor.id, approvedAt: now, decidedAt: now, isApprovedAsMinor },
    detail:
      isListed || isApprovedAsMinor
        ? { ...(isListed ? { checklist: looked } : {}), isMinorEdit: isApprovedAsMinor }
        : undefined,
  };
};

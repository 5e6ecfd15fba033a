import type { AnyField, Texts } from '../../../contracts/contents.ts';
import { WORKFLOW_ACTIONS, type WorkflowAction } from '../../../contracts/workflow.ts';
import type { Database } from '../../../platform/Database.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Actor } from '../actors.ts';
import { type Legible, legible } from '../legible.ts';
import { type Contribution, readContribution } from '../queries/contributions.ts';
import { hasWritten } from '../queries/events.ts';
import {
  type ReviewFacts,
  selectCategoryNames,
  selectEvents,
  selectReview,
  type ToldEvent,
} from '../queries/selectReview.ts';
import { demandStep } from '../refusals.ts';
import { conflictsOf } from '../texts.ts';
import { hasAddress } from './loadStep.ts';
import { pageNow } from './pageNow.ts';

export type Review = {
  contribution: Contribution;
  facts: ReviewFacts;
  events: ToldEvent[];
  /** What readers have now; null where there is nothing yet. */
  current: Texts | null;
  /** The same, and what is proposed and what that was made from, as a person reads them. */
  shown: { content: Legible; base: Legible; current: Legible | null };
  /** Fields that have changed on the page since, to something else than is proposed. */
  conflicts: AnyField[];
  /** What this person may do now, apart from a reason that it needs. */
  actions: WorkflowAction[];
  /** Why somebody who reviews may not judge this one. */
  isOwn: boolean;
};

/** A contribution as a reviewer needs it: the texts, the page as it is now, and what can be done by whom. */
export async function getReview(id: number, actor: Actor, database: Database): Promise<Review | null> {
  const contribution = await readContribution(database, id);
  const facts = await selectReview(database, id);
  if (!contribution || !facts) return null;
  const current = await textsNow(contribution, database);
  const categories = await selectCategoryNames(database, [contribution.content, contribution.base?.texts, current]);
  const isUnderOwnAddress = contribution.userId === null && (await hasAddress(database, actor.id, contribution.email));
  const isOwn = contribution.userId === actor.id || isUnderOwnAddress;
  const hasPart = await hasWritten(database, id, actor.id);
  const actions = WORKFLOW_ACTIONS.filter((action) => {
    if (action === 'approve' && hasPart) return false;
    if (action === 'unschedule' && !contribution.scheduledFor) return false;
    return isOpenTo({ action, contribution, actor, isUnderOwnAddress });
  });
  return {
    ...{ contribution, facts, events: await selectEvents(database, id), current, actions, isOwn: isOwn || hasPart },
    shown: {
      content: legible(contribution.content, categories),
      base: legible(contribution.base?.texts ?? {}, categories),
      current: current && legible(current, categories),
    },
    conflicts: isDecided(contribution) || !current ? [] : conflictsNow(contribution, current),
  };
}

async function textsNow(contribution: Contribution, database: Database): Promise<Texts | null> {
  const texts = (await pageNow(contribution, database))?.texts ?? {};
  return Object.keys(texts).length > 0 ? texts : null;
}

function isDecided({ status }: Contribution): boolean {
  return ['published', 'rejected', 'withdrawn'].includes(status);
}

function conflictsNow({ content, base }: Contribution, current: Texts): AnyField[] {
  return conflictsOf({ proposed: content, base: base?.texts ?? {}, current });
}

type Asked = { action: WorkflowAction; contribution: Contribution; actor: Actor; isUnderOwnAddress: boolean };

function isOpenTo(asked: Asked): boolean {
  try {
    demandStep({ ...asked, reason: 'given' });
    return true;
  } catch (refusal) {
    if (refusal instanceof ApiError) return false;
    throw refusal;
  }
}

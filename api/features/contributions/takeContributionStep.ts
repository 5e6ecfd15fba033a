import {
  CHECKLIST,
  type ChecklistItem,
  STEP_ON_OWN_WORK,
  type STEPS,
} from '../../contracts/contributions/contributions.ts';
import { BadRequest, Conflict, Forbidden } from '../../platform/errors.ts';
import { demandSendable } from '../translations/demandSendable.ts';
import { putBeforeReaders } from './putBeforeReaders.ts';
import { hasWritten } from './queries/authors.ts';
import { readContribution } from './queries/contributions.ts';
import type { Receipt } from './sendIn.ts';
import { type Done, type Step, type StepInput, type Tools, takeStep } from './takeStep.ts';

type StepName = (typeof STEPS)[number];
type Asked = { at?: string | undefined; checklist?: readonly ChecklistItem[] | undefined };

/** The step that a call names. @throws NotFound, Forbidden, Conflict, BadRequest */
export function takeContributionStep(
  { step: name, at, checklist, ...input }: StepInput & Asked & { step: StepName },
  tools: Tools,
): Promise<Receipt> {
  return takeStep(name, input, tools, (step) => WORK[name](step, { at, checklist }, tools));
}

/** A step by a button of the desk, where an approval says that all of the checklist was looked at. */
export async function takeStepAtDesk(
  input: StepInput & { step: StepName; at?: string | undefined; checklist: ChecklistItem[] },
  tools: Tools,
): Promise<Receipt> {
  const { kind } = (await readContribution(tools.database, input.id)) ?? {};
  // A page that goes is looked at as a whole, for the reason that is input.
  const isListed = input.step === 'approve' && kind !== 'removal';
  if (isListed && CHECKLIST.some((item) => !input.checklist.includes(item)))
    throw new BadRequest('checklist: everything on it is looked at before an approval');
  return takeContributionStep(input, tools);
}

const UNSCHEDULED = { scheduledFor: null, scheduledById: null };

/** What each step does besides moving the contribution and telling of it. */
const WORK: Record<StepName, (step: Step, asked: Asked, tools: Tools) => Done | Promise<Done>> = {
  /** An own draft of a translation goes into the queue, held against the page of now. */
  submit: async ({ connection, contribution }) => ({
    changes: { content: await demandSendable(connection, contribution), submittedAt: new Date() },
  }),
  /** From now on it is this reviewer's to decide on. */
  take: ({ actor }) => ({ changes: { reviewerId: actor.id } }),
  /** Back into the queue, by whoever took it or by an editor. */
  release: () => ({ changes: { reviewerId: null } }),
  /** Its author reads why, and can answer with other texts. */
  request_changes: () => ({}),
  approve,
  /** The end of it; its author reads why, and its texts are kept. */
  reject: () => ({ changes: { decidedAt: new Date() } }),
  /** Its author takes it back, with the time at which it would have been published. */
  withdraw: () => ({ changes: UNSCHEDULED }),
  /** Puts what is approved before readers, now. */
  publish: (step, _, tools) => putBeforeReaders(step, tools),
  schedule,
  /** It stays approved, for an editor to publish. */
  unschedule: ({ contribution }) => {
    if (!contribution.scheduledFor) throw new Conflict('No time is set for this');
    return { changes: UNSCHEDULED };
  },
  /** The one exception: an administrator's, without an approval, for a reason that everybody can read in the history. */
  publish_in_emergency: (step, _, tools) => putBeforeReaders(step, tools),
};

/** An editor may publish it now. Nobody approves what they have put text of their own into, whoever sent it. */
async function approve({ connection, contribution, actor }: Step, { checklist = [] }: Asked): Promise<Done> {
  if (await hasWritten(connection, contribution.id, actor.id)) throw new Forbidden(STEP_ON_OWN_WORK);
  const now = new Date();
  return {
    changes: { approvedById: actor.id, approvedAt: now, decidedAt: now },
    detail: checklist.length > 0 ? { checklist: [...new Set(checklist)] } : undefined,
  };
}

/** It stays approved and is published at this time, as the editor who set it. */
async function schedule({ connection, actor }: Step, { at }: Asked): Promise<Done> {
  const scheduledFor = demandTime(at);
  // The publisher sleeps until the next date, which may be this one now. It hears of it with the commit.
  await connection.query(`SELECT pg_notify('publisher_asked', '')`);
  return { changes: { scheduledFor, scheduledById: actor.id }, detail: { at } };
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

function demandTime(at: string | undefined): Date {
  if (!at) throw new BadRequest('at: is required');
  const time = new Date(at);
  const wait = time.getTime() - Date.now();
  if (wait <= 0) throw new BadRequest('at: must be in the future');
  if (wait > YEAR_MS) throw new BadRequest('at: must be within a year');
  return time;
}

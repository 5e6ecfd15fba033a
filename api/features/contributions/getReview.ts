import type { Payload } from 'payload';
import { EDITORS, hasRole } from '../../contracts/accounts/roles.ts';
import type { ChecklistItem } from '../../contracts/contributions/contributions.ts';
import {
  FINAL_STATES,
  listActions,
  WORKFLOW_STEPS,
  type WorkflowStep,
} from '../../contracts/contributions/workflow.ts';
import type { ReadableTexts } from '../../contracts/documents/readStates.ts';
import {
  type AnyField,
  type Field,
  SIGNED_FIELDS,
  SIGNED_SECTIONS,
  type Source,
  type Texts,
} from '../../contracts/encyclopedia/fields.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { ApiError } from '../../platform/errors.ts';
import { hashTexts } from '../encyclopedia/textDigest.ts';
import { toReadable } from '../encyclopedia/toReadable.ts';
import { selectUnlapsedSignOffs, type UnlapsedSignOff } from '../sign-offs/queries/selectUnlapsedSignOffs.ts';
import { isCorrectable } from './corrections/proposeCorrection.ts';
import { type CorrectionState, selectCorrection } from './corrections/selectCorrection.ts';
import { type Attempt, demandStep } from './demandStep.ts';
import { findReviewedKind } from './kinds/reviewedKinds.ts';
import { getPathReview, type PathReview } from './paths/getPathReview.ts';
import { listConflicts, pickChanges } from './pickChanges.ts';
import { hasAddress, hasWritten } from './queries/authors.ts';
import { type Contribution, readContribution } from './queries/contributions.ts';
import { type OpenProposal, selectOpenProposals } from './queries/selectOpenProposals.ts';
import { type NextInQueue, selectNext } from './queries/selectQueue.ts';
import {
  type ReviewFacts,
  selectCategoryNames,
  selectReview,
  selectReviewEvents,
  type ToldEvent,
} from './queries/selectReview.ts';
import { selectSourcesAfter, toChecklist } from './selectSourcesAfter.ts';

export type ReadableEvent = Omit<ToldEvent, 'content' | 'base'> & {
  content: ReadableTexts | null;
  base: ReadableTexts | null;
};

export type Review = {
  contribution: Contribution;
  facts: ReviewFacts;
  events: ReadableEvent[];
  /** Published texts. Null for a learning path and a new condition, and when nothing is published. */
  current: Texts | null;
  /** Digest of `current`, with which `resolveConflict` detects that other texts were published meanwhile. */
  pageDigest: string;
  shown: { content: ReadableTexts; base: ReadableTexts; current: ReadableTexts | null };
  path: PathReview | null;
  conflicts: AnyField[];
  /** Other open proposals that change some of the same fields, or the page as a whole. */
  rivals: OpenProposal[];
  /** Steps that the actor may take now, provided that a required reason is given. */
  actions: WorkflowStep[];
  sources: Source[] | null;
  sourcesNow: Source[];
  lapses: UnlapsedSignOff[];
  checklist: readonly ChecklistItem[];
  /** Why the text is the actor's own: they sent it, a guest sent it under their address, or they wrote part of it. */
  own: 'author' | 'address' | 'writer' | null;
  correction: CorrectionState | null;
  next: NextInQueue | null;
};

/** @throws Unavailable for a learning path without `payload` */
export async function getReview(
  id: number,
  actor: Actor,
  database: Database,
  payload?: Payload,
): Promise<Review | null> {
  const [contribution, facts, events, hasPart, next, correction] = await Promise.all([
    readContribution(database, id),
    selectReview(database, id),
    selectReviewEvents(database, id),
    hasWritten(database, id, actor.id),
    selectNext(database, { userId: actor.id, exceptId: id, isEditor: hasRole(actor, EDITORS) }),
    selectCorrection(database, id),
  ]);
  if (!contribution || !facts) return null;
  const path = await getPathReview(contribution, events, { database, payload });
  const { content, base } = path ? { content: {} as Texts, base: null } : contribution;
  const [current, sources, others, isUnderOwnAddress] = await Promise.all([
    selectPublishedTexts(contribution, database),
    selectSourcesAfter(contribution, database),
    selectOpenProposals(database, { ...contribution, userId: null, exceptId: id }),
    contribution.userId === null && hasAddress(database, actor.id, contribution.email),
  ]);
  const earlier = path ? [] : events.flatMap((event) => [event.content, event.base?.texts]);
  const categories = await selectCategoryNames(database, [content, base?.texts, current, ...earlier]);
  const show = (texts: Texts) => toReadable(texts, categories);
  const before = ({ id, content, base }: ToldEvent) =>
    path
      ? (path.earlier.get(id) ?? { content: null, base: null })
      : { content: content && show(content), base: base && show(base.texts) };
  const actions = WORKFLOW_STEPS.filter((step) => {
    if (hasPart && listActions(step, contribution.status).includes('approve')) return false;
    if (step === 'unschedule' && !contribution.scheduledFor) return false;
    if (step === 'restate_correction' && correction.told === null) return false;
    return isStepAllowed({ step, contribution, actor, isUnderOwnAddress });
  });
  const isDecided = FINAL_STATES.includes(contribution.status);
  return {
    contribution,
    facts,
    current,
    actions,
    next,
    correction: isCorrectable(contribution) ? correction : null,
    sources,
    lapses: isDecided || !current ? [] : await selectLapsingSignOffs(contribution, current, database),
    sourcesNow: current?.sources ?? base?.texts.sources ?? [],
    checklist: toChecklist(contribution, sources),
    rivals: isDecided
      ? []
      : others.filter(({ kind, fields }) => path || kind === 'removal' || fields.some((field) => field in content)),
    pageDigest: hashTexts(current ?? {}),
    own: contribution.userId === actor.id ? 'author' : isUnderOwnAddress ? 'address' : hasPart ? 'writer' : null,
    events: events.map((event) => ({ ...event, ...before(event) })),
    shown: path?.shown ?? { content: show(content), base: show(base?.texts ?? {}), current: current && show(current) },
    path,
    conflicts:
      isDecided || !current || path ? [] : listConflicts({ proposed: content, base: base?.texts ?? {}, current }),
  };
}

/**
 * Returns the sign-offs that an edit ends: that of the page when any signed field changes, and those of the sections in
 * which a field changes.
 */
async function selectLapsingSignOffs(
  { kind, conditionId, content }: Contribution,
  current: Texts,
  database: Database,
): Promise<UnlapsedSignOff[]> {
  if (kind !== 'edit' || conditionId === null) return [];
  const changed = Object.keys(pickChanges(content, current));
  const touches = (fields: readonly Field[]) => fields.some(({ name }) => changed.includes(name));
  const fieldsIn = (section: string | null) =>
    section === null ? SIGNED_FIELDS : (SIGNED_SECTIONS.find((part) => part.section === section)?.fields ?? []);
  return (await selectUnlapsedSignOffs(database, conditionId)).filter(({ section }) => touches(fieldsIn(section)));
}

async function selectPublishedTexts(contribution: Contribution, database: Database): Promise<Texts | null> {
  if (contribution.pathId !== null) return null;
  return (await findReviewedKind(contribution).findPublished(contribution, { database }))?.state ?? null;
}

function isStepAllowed(attempt: Omit<Attempt, 'reason'>): boolean {
  try {
    demandStep({ ...attempt, reason: 'given' });
    return true;
  } catch (refusal) {
    if (refusal instanceof ApiError) return false;
    throw refusal;
  }
}

import type { Payload } from 'payload';
import { EDITORS, hasRole } from '../../contracts/accounts/roles.ts';
import type { ChecklistItem } from '../../contracts/contributions/contributions.ts';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import {
  FINAL_STATES,
  listActions,
  WORKFLOW_STEPS,
  type WorkflowStep,
} from '../../contracts/contributions/workflow.ts';
import {
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
import { selectUnlapsedSignOffs, type UnlapsedSignOff } from '../sign-offs/queries/selectUnlapsedSignOffs.ts';
import { isCorrectable } from './corrections/proposeCorrection.ts';
import { type CorrectionState, selectCorrection } from './corrections/selectCorrection.ts';
import { type Attempt, demandStep } from './demandStep.ts';
import { findReviewed, REVIEWED_KINDS } from './kinds/reviewedKinds.ts';
import { pickChanges } from './pickChanges.ts';
import { hasAddress, hasWritten } from './queries/authors.ts';
import { type Contribution, readContribution } from './queries/contributions.ts';
import { type OpenProposal, selectOpenProposals } from './queries/selectOpenProposals.ts';
import { type NextInQueue, selectNext } from './queries/selectQueue.ts';
import { type ReviewFacts, selectReview, selectReviewEvents, type ToldEvent } from './queries/selectReview.ts';
import { type ReviewTexts, readReview, type TextVersion } from './readReview.ts';
import { selectSourcesAfter, toChecklist } from './selectSourcesAfter.ts';

export type Review = Omit<ReviewTexts, 'versions'> & {
  contribution: Contribution;
  facts: ReviewFacts;
  /** `version` is null when the event left the text unchanged. */
  events: (Omit<ToldEvent, 'content' | 'base'> & { version: TextVersion | null })[];
  /** Page in the default language; null when the kind has no pages. `address` is null when readers do not have the page. */
  page: { title: string; address: string | null } | null;
  /** Published text. Null for a new condition, and when nothing is published. */
  current: object | null;
  /** Digest of `current`, with which `resolveConflict` detects that another text was published meanwhile. */
  pageDigest: string;
  /** Whether the proposal has the text as a whole, whose conflicts its author resolves in the draft. */
  isWhole: boolean;
  /** Record whose draft the author changes to answer a change request. Null when the form of the site is used. */
  record: { collection: Reviewed; id: number } | null;
  /** Other open proposals that change some of the same fields, or the page as a whole. */
  rivals: OpenProposal[];
  /** Steps that the actor may take now, provided that a required reason is given. */
  actions: WorkflowStep[];
  sources: Source[] | null;
  /** Sources before the publication, compared with `sources`. Null for a text without sources of its own. */
  sourcesNow: Source[] | null;
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
  const collection = findReviewed(contribution);
  const kind = REVIEWED_KINDS[collection];
  const published = await kind.findPublished(contribution, { database, payload });
  const current = published?.state ?? null;
  const [{ versions, ...texts }, sources, others, isUnderOwnAddress] = await Promise.all([
    readReview({ contribution, kind, events, now: current }, { database, payload }),
    selectSourcesAfter(contribution, database),
    selectOpenProposals(database, { ...contribution, userId: null, exceptId: id }),
    contribution.userId === null && hasAddress(database, actor.id, contribution.email),
  ]);
  const actions = WORKFLOW_STEPS.filter((step) => {
    if (hasPart && listActions(step, contribution.status).includes('approve')) return false;
    if (step === 'unschedule' && !contribution.scheduledFor) return false;
    if (step === 'restate_correction' && correction.told === null) return false;
    return isStepAllowed({ step, contribution, actor, isUnderOwnAddress });
  });
  const isDecided = FINAL_STATES.includes(contribution.status);
  const isRemoval = contribution.kind === 'removal';
  const isWhole = kind.document.proposes === 'whole';
  const recordId = kind.answeredIn === 'desk' && !isRemoval ? published?.recordId : undefined;
  return {
    ...texts,
    contribution,
    facts,
    page: kind.document.toAddress && {
      title: facts.page ?? contribution.title,
      address: facts.page && (await kind.toPath(contribution, published?.recordId ?? 0, database)),
    },
    current,
    isWhole,
    actions,
    next,
    record: recordId === undefined ? null : { collection, id: recordId },
    correction: isCorrectable(contribution) ? correction : null,
    sources,
    lapses: isDecided || !current ? [] : await selectLapsingSignOffs(contribution, current, database),
    sourcesNow: kind.hasOwnSources && !isRemoval ? readSources(current ?? kind.toStates(contribution).from) : null,
    checklist: toChecklist(contribution, sources),
    rivals: isDecided
      ? []
      : others.filter(
          (one) => isWhole || one.kind === 'removal' || one.fields.some((field) => field in contribution.content),
        ),
    pageDigest: hashTexts(current ?? {}),
    own: contribution.userId === actor.id ? 'author' : isUnderOwnAddress ? 'address' : hasPart ? 'writer' : null,
    events: events.map(({ content: _, base: __, ...event }) => ({ ...event, version: versions.get(event.id) ?? null })),
  };
}

function readSources(state: { sources?: Source[] } | null): Source[] {
  return state?.sources ?? [];
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

function isStepAllowed(attempt: Omit<Attempt, 'reason'>): boolean {
  try {
    demandStep({ ...attempt, reason: 'given' });
    return true;
  } catch (refusal) {
    if (refusal instanceof ApiError) return false;
    throw refusal;
  }
}

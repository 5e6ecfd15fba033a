import type { Payload } from 'payload';
import { EDITORS, hasRole } from '../../contracts/accounts/roles.ts';
import type { ChecklistItem } from '../../contracts/contributions/contributions.ts';
import { FINAL_STATES, WORKFLOW_ACTIONS, type WorkflowAction } from '../../contracts/contributions/workflow.ts';
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
import { digestOf } from '../encyclopedia/textDigest.ts';
import { type StandingSignOff, standingSignOffs } from '../sign-offs/queries/standingSignOffs.ts';
import { changesOf, conflictsOf } from './changesOf.ts';
import { isCorrectable } from './corrections/demandCorrectable.ts';
import { type CorrectionState, selectCorrection } from './corrections/selectCorrection.ts';
import { type Attempt, demandStep } from './demandStep.ts';
import { type Legible, legible } from './legible.ts';
import { pageNow } from './pageNow.ts';
import { getPathReview, type PathReview } from './paths/getPathReview.ts';
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
import { checklistOf, sourcesOf } from './sourcesOf.ts';

/** An event with the proposed texts before it, and what these were made from, as a person reads them. */
export type ShownEvent = Omit<ToldEvent, 'content' | 'base'> & { content: Legible | null; base: Legible | null };

export type Review = {
  contribution: Contribution;
  facts: ReviewFacts;
  events: ShownEvent[];
  /** What readers have now; null where there is nothing yet. */
  current: Texts | null;
  /** Names these, so that whoever joins something with them is told when they are others by then. */
  pageDigest: string;
  /** The same, and what is proposed and what that was made from, as a person reads them. */
  shown: { content: Legible; base: Legible; current: Legible | null };
  /** Of a learning path: its parts by name, and what stands in its way. */
  path: PathReview | null;
  /** Fields that have changed on the page since, to something else than is proposed. */
  conflicts: AnyField[];
  /** Others that wait and change some of the same fields: whoever approves one decides about them as well. */
  rivals: OpenProposal[];
  /** What this person may do now, apart from a reason that it needs. */
  actions: WorkflowAction[];
  /** Those of the page once this is before readers, as `sourcesOf` says; of these the page has some already. */
  sources: Source[] | null;
  sourcesNow: Source[];
  /** Medical sign-offs of the page as it is, which this would end. */
  lapses: StandingSignOff[];
  /** What is to be looked at before an approval. */
  checklist: readonly ChecklistItem[];
  /** Why somebody who reviews may not judge it: they sent it, it came under their address, or text of theirs is in it. */
  own: 'author' | 'address' | 'writer' | null;
  /** What readers are told of it, where it is of a page that they have; null of any other. */
  correction: CorrectionState | null;
  /** What waits longest of what they could take instead. */
  next: NextInQueue | null;
};

/**
 * A contribution as a reviewer needs it: the texts, the page as it is now, and what can be done by whom. Learning paths
 * cannot be read without `payload`.
 */
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
  // What it holds of a path is no field of a page.
  const { content, base } = path ? { content: {} as Texts, base: null } : contribution;
  const [current, sources, others, isUnderOwnAddress] = await Promise.all([
    textsNow(contribution, database),
    sourcesOf(contribution, database),
    selectOpenProposals(database, { ...contribution, userId: null, exceptId: id }),
    contribution.userId === null && hasAddress(database, actor.id, contribution.email),
  ]);
  const earlier = path ? [] : events.flatMap((event) => [event.content, event.base?.texts]);
  const categories = await selectCategoryNames(database, [content, base?.texts, current, ...earlier]);
  const show = (texts: Texts) => legible(texts, categories);
  const before = ({ id, content, base }: ToldEvent) =>
    path
      ? (path.earlier.get(id) ?? { content: null, base: null })
      : { content: content && show(content), base: base && show(base.texts) };
  const actions = WORKFLOW_ACTIONS.filter((action) => {
    if (action === 'approve' && hasPart) return false;
    if (action === 'unschedule' && !contribution.scheduledFor) return false;
    if (action === 'restate_correction' && correction.told === null) return false;
    return isOpenTo({ action, contribution, actor, isUnderOwnAddress });
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
    lapses: isDecided || !current ? [] : await lapsesOf(contribution, current, database),
    sourcesNow: current?.sources ?? base?.texts.sources ?? [],
    checklist: checklistOf(contribution, sources),
    rivals: isDecided
      ? []
      : others.filter(({ kind, fields }) => path || kind === 'removal' || fields.some((field) => field in content)),
    pageDigest: digestOf(current ?? {}),
    own: contribution.userId === actor.id ? 'author' : isUnderOwnAddress ? 'address' : hasPart ? 'writer' : null,
    events: events.map((event) => ({ ...event, ...before(event) })),
    shown: path?.shown ?? { content: show(content), base: show(base?.texts ?? {}), current: current && show(current) },
    path,
    conflicts:
      isDecided || !current || path ? [] : conflictsOf({ proposed: content, base: base?.texts ?? {}, current }),
  };
}

/** A sign-off of all of it ends with any signed text, one of a part with the text of that. */
async function lapsesOf(
  { kind, conditionId, content }: Contribution,
  current: Texts,
  database: Database,
): Promise<StandingSignOff[]> {
  if (kind !== 'edit' || conditionId === null) return [];
  const changed = Object.keys(changesOf(content, current));
  const touches = (fields: readonly Field[]) => fields.some(({ name }) => changed.includes(name));
  const fieldsIn = (section: string | null) =>
    section === null ? SIGNED_FIELDS : (SIGNED_SECTIONS.find((part) => part.section === section)?.fields ?? []);
  return (await standingSignOffs(database, conditionId)).filter(({ section }) => touches(fieldsIn(section)));
}

async function textsNow(contribution: Contribution, database: Database): Promise<Texts | null> {
  const texts = (await pageNow(contribution, database))?.texts ?? {};
  return Object.keys(texts).length > 0 ? texts : null;
}

function isOpenTo(attempt: Omit<Attempt, 'reason'>): boolean {
  try {
    demandStep({ ...attempt, reason: 'given' });
    return true;
  } catch (refusal) {
    if (refusal instanceof ApiError) return false;
    throw refusal;
  }
}

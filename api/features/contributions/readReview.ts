import { FINAL_STATES } from '../../contracts/contributions/workflow.ts';
import { alignStates } from '../../contracts/documents/alignStates.ts';
import { toEntries } from '../../contracts/documents/entries.ts';
import { joinDocuments } from '../../contracts/documents/joinDocuments.ts';
import type { Part } from '../../contracts/documents/parts.ts';
import { type ReadableTexts, readStates } from '../../contracts/documents/readStates.ts';
import { toUnitLabels } from '../../contracts/documents/toUnitLabels.ts';
import type { Database } from '../../platform/Database.ts';
import type { ProposedStates, ProposedText, ReviewedKind } from './kinds/ReviewedKind.ts';
import type { Contribution } from './queries/contributions.ts';
import { selectReferencedNames } from './queries/selectReferencedNames.ts';
import type { ToldEvent } from './queries/selectReview.ts';

/** Texts of a contribution, by the keys of their parts. */
export type ReviewTexts = {
  shown: {
    /** Proposal as its publication would leave the text: merged with later changes, until it is decided. */
    content: ReadableTexts;
    /** Text that the proposal was made from. Empty when there was none. */
    base: ReadableTexts;
    /** Published text. Null when there is none. */
    current: ReadableTexts | null;
  };
  /** Proposals before and after each event that changed the text, by the id of the event. */
  versions: Map<number, TextVersion>;
  /** Labels of the parts, in the order of the document. */
  names: Record<string, string>;
  /** Source of a translation that has the form of its source. Null for other texts. */
  source: ReadableTexts | null;
  /** Keys of the units that readers have with another text than the base and the proposal. */
  conflicts: string[];
  conflictLabels: string[];
};
export type TextVersion = { before: ReadableTexts; after: ReadableTexts };

type TextEvent = Pick<ToldEvent, 'id' | 'content' | 'base'>;
type Reviewing = {
  contribution: Contribution;
  kind: ReviewedKind;
  /** Events in the order in which they happened. `content` and `base` are null when the event left them unchanged. */
  events: readonly TextEvent[];
  /** Published text. Null when there is none. */
  now: object | null;
};

export async function readReview(
  { contribution, kind, events, now }: Reviewing,
  database: Database,
): Promise<ReviewTexts> {
  const { parts } = kind.document;
  if (contribution.kind === 'removal') return readRemoval(parts, now, database);
  const { newest, steps } = collectSteps(contribution, kind, events);
  const { from, proposed, source } = newest;
  const isDecided = FINAL_STATES.includes(contribution.status);
  const join = isDecided || !now ? null : joinDocuments(parts, { from, now, proposed });
  const content = join?.joined ?? proposed;
  const conflicts = join?.conflicts ?? [];
  // The oldest first, because each state is aligned with the one before it, and the last one gives the labels.
  const states: FormedState[] = [
    ...steps.map(({ before }) => ({ state: before.proposed, source: before.source })),
    ...(join ? [proposed] : []).map((state) => ({ state, source })),
    ...[from, now, content].flatMap((state) => (state ? [{ state, source }] : [])),
  ];
  const read = source ? readTranslations(parts, states) : await readDocuments(parts, states, database);
  const find = (state: object | null) => read.texts[states.findIndex((one) => one.state === state)] ?? {};
  const toVersion = ({ id, before, after }: TextStep): [number, TextVersion] => [
    id,
    { before: find(before.proposed), after: find(after.proposed) },
  ];
  return {
    ...read,
    shown: { content: find(content), base: find(from), current: now && find(now) },
    versions: new Map(steps.map(toVersion)),
    conflicts,
    conflictLabels: toUnitLabels(parts, conflicts, source ?? content, from),
  };
}

async function readRemoval(parts: readonly Part[], now: object | null, database: Database): Promise<ReviewTexts> {
  const { texts, ...read } = await readDocuments(parts, now ? [{ state: now }] : [], database);
  const shown = { content: {}, base: {}, current: texts[0] ?? null };
  return { ...read, shown, versions: new Map(), conflicts: [], conflictLabels: [] };
}

type TextStep = { id: number } & Record<'before' | 'after', ProposedStates<object>>;

/** Returns the whole proposal before and after each event that changed it, the oldest first. */
function collectSteps(
  contribution: Contribution,
  kind: ReviewedKind,
  events: readonly TextEvent[],
): { newest: ProposedStates<object>; steps: TextStep[] } {
  const newest = kind.toStates(contribution);
  const steps: TextStep[] = [];
  let text: ProposedText = contribution;
  let after = newest;
  // Goes back from the newest event, because each event has the text from before it.
  for (const { id, content, base } of events.toReversed()) {
    if (!content) continue;
    text = { ...text, content, base: base ?? text.base };
    const before = kind.toStates(text);
    steps.unshift({ id, before, after });
    after = before;
  }
  return { newest, steps };
}

/** A state, and for a translation in the form of its source this source. */
type FormedState = { state: object; source?: object | undefined };
type ReadTexts = Pick<ReviewTexts, 'names' | 'source'> & { texts: ReadableTexts[] };

async function readDocuments(
  parts: readonly Part[],
  given: readonly FormedState[],
  database: Database,
): Promise<ReadTexts> {
  const states = given.map(({ state }) => state);
  const { texts, labels } = readStates(parts, states, await selectReferencedNames(database, states));
  return { texts, names: labels, source: null };
}

/** Reads translations by the keys of their sources, because texts of two languages cannot be aligned. */
function readTranslations(parts: readonly Part[], states: readonly FormedState[]): ReadTexts {
  const sources = alignStates(
    parts,
    states.map(({ source }) => source ?? {}),
  );
  const read = (source: object | undefined, state?: object) =>
    Object.fromEntries(toEntries(parts, source, state).map(({ key, text }) => [key, text]));
  const labels = toEntries(parts, sources.at(-1)).map(({ key, label }) => [key, label]);
  return {
    texts: states.map(({ state }, at) => read(sources[at], state)),
    names: Object.fromEntries(labels),
    source: read(sources.at(-1)),
  };
}

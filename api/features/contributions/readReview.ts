import { FINAL_STATES } from '../../contracts/contributions/workflow.ts';
import { joinDocuments } from '../../contracts/documents/joinDocuments.ts';
import type { Part } from '../../contracts/documents/parts.ts';
import { type ReadableTexts, readStates } from '../../contracts/documents/readStates.ts';
import { toUnitLabels } from '../../contracts/documents/toUnitLabels.ts';
import { isEqualText } from '../../contracts/encyclopedia/isEqualText.ts';
import type { Database } from '../../platform/Database.ts';
import type { ProposedStates, ProposedText, ReviewedKind, ReviewTools } from './kinds/ReviewedKind.ts';
import type { Contribution } from './queries/contributions.ts';
import { selectReferencedNames } from './queries/selectReferencedNames.ts';
import type { ToldEvent } from './queries/selectReview.ts';
import { type FormedState, readBesideSource, type SourceBeside } from './readBesideSource.ts';

/** Texts of a contribution, by the keys of their parts; those of a translation by the keys of the entries of its source. */
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
  /** Labels of the keys, in the order of the document. */
  names: Record<string, string>;
  /** Source of a translation. Null for other texts and for removals. */
  source: SourceBeside | null;
  /** Units that readers have with another text than the base and the proposal. */
  conflicts: Conflicting[];
};
export type TextVersion = { before: ReadableTexts; after: ReadableTexts };
/** A unit in a conflict. Its texts are empty when it is a record of a list. */
export type Conflicting = { key: string; label: string } & Record<'before' | 'now' | 'proposed', string | string[]>;

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
  tools: ReviewTools,
): Promise<ReviewTexts> {
  const { parts } = kind.document;
  const { database } = tools;
  if (contribution.kind === 'removal') return readRemoval(parts, now, database);
  const { newest, steps } = collectSteps(contribution, kind, events);
  const { from, proposed } = newest;
  const isDecided = FINAL_STATES.includes(contribution.status);
  const join = isDecided || !now ? null : joinDocuments(parts, { from, now, proposed });
  const content = join?.joined ?? proposed;
  // The oldest first, because each state is aligned with the one before it, and the last one gives the labels.
  const states: FormedState[] = [
    ...steps.map(({ before }) => before),
    ...[...(join ? [proposed] : []), from, now, content].flatMap((state) =>
      state ? [{ state, proposal: contribution }] : [],
    ),
  ];
  const read = kind.source
    ? await readBesideSource(
        {
          contribution,
          parts,
          reader: kind.source,
          isConfirmed: from !== null && isEqualText(from, proposed),
          isDecided,
          states,
          current: now,
          content,
        },
        tools,
      )
    : await readDocuments(parts, states, database);
  const find = (state: object | null) => read.texts[states.findIndex((one) => one.state === state)] ?? {};
  const toVersion = ({ id, before, after }: TextStep): [number, TextVersion] => [
    id,
    { before: find(before.state), after: find(after.state) },
  ];
  return {
    names: read.names,
    source: read.source,
    shown: { content: find(content), base: find(from), current: now && find(now) },
    versions: new Map(steps.map(toVersion)),
    conflicts: join && now ? await readConflicts(kind, { ...join, contribution, from, now, proposed }, database) : [],
  };
}

async function readRemoval(parts: readonly Part[], now: object | null, database: Database): Promise<ReviewTexts> {
  const { texts, ...read } = await readDocuments(parts, now ? [{ state: now }] : [], database);
  const shown = { content: {}, base: {}, current: texts[0] ?? null };
  return { ...read, shown, versions: new Map(), conflicts: [] };
}

type Conflict = {
  contribution: Contribution;
  conflicts: readonly string[];
  from: object | null;
  now: object;
  proposed: object;
};

async function readConflicts(
  { document: { parts }, source }: ReviewedKind,
  { contribution, conflicts, from, now, proposed }: Conflict,
  database: Database,
): Promise<Conflicting[]> {
  if (conflicts.length === 0) return [];
  const base = source ? await source.findBase(contribution, database) : null;
  const labels = toUnitLabels(parts, conflicts, base ?? proposed, from);
  const states = [from ?? {}, now, proposed].map((state) => ({ state }));
  const [before, current, wanted] = (await readDocuments(parts, states, database)).texts;
  return conflicts.map((key, at) => ({
    key,
    label: labels[at] ?? key,
    before: before?.[key] ?? '',
    now: current?.[key] ?? '',
    proposed: wanted?.[key] ?? '',
  }));
}

type TextStep = { id: number } & Record<'before' | 'after', FormedState>;

/** Returns the whole proposal before and after each event that changed it, the oldest first. */
function collectSteps(
  contribution: Contribution,
  kind: ReviewedKind,
  events: readonly TextEvent[],
): { newest: ProposedStates<object>; steps: TextStep[] } {
  const newest = kind.toStates(contribution);
  const steps: TextStep[] = [];
  let proposal: ProposedText = contribution;
  let after: FormedState = { state: newest.proposed, proposal };
  // Goes back from the newest event, because each event has the text from before it.
  for (const { id, content, base } of events.toReversed()) {
    if (!content) continue;
    proposal = { ...proposal, content, base: base ?? proposal.base };
    const before = { state: kind.toStates(proposal).proposed, proposal };
    steps.unshift({ id, before, after });
    after = before;
  }
  return { newest, steps };
}

async function readDocuments(
  parts: readonly Part[],
  given: readonly Pick<FormedState, 'state'>[],
  database: Database,
): Promise<{ texts: ReadableTexts[]; names: Record<string, string>; source: null }> {
  const states = given.map(({ state }) => state);
  const { texts, labels } = readStates(parts, states, await selectReferencedNames(database, states));
  return { texts, names: labels, source: null };
}

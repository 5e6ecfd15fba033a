import type { Payload } from 'payload';
import { FINAL_STATES } from '../../../contracts/contributions/workflow.ts';
import { joinDocuments } from '../../../contracts/documents/joinDocuments.ts';
import type { NamesById } from '../../../contracts/documents/parts.ts';
import { toPathEntries } from '../../../contracts/documents/pathTexts.ts';
import { type ReadableTexts, readStates } from '../../../contracts/documents/readStates.ts';
import { PATH_DOCUMENT } from '../../../contracts/documents/rows/path.ts';
import { toUnitLabels } from '../../../contracts/documents/toUnitLabels.ts';
import type { PathTexts } from '../../../contracts/learning/pathDocument.ts';
import type { PathContent, PathProposal } from '../../../contracts/learning/pathProposal.ts';
import type { Database } from '../../../platform/Database.ts';
import { Unavailable } from '../../../platform/errors.ts';
import { defineStatement, findRow, json } from '../../../platform/statement.ts';
import { type PathForms, readPathForms } from '../../learning/pathForms.ts';
import { addModuleIds } from '../kinds/pathTranslationKind.ts';
import type { Contribution } from '../queries/contributions.ts';
import { selectPathNow, selectPathTexts } from '../queries/selectPathNow.ts';
import { pathProposalOf } from './pathProposalOf.ts';

const { parts } = PATH_DOCUMENT;

/** What was proposed before an event, by the id of it, and what that was made from. */
type Earlier = { id: number; content: unknown; base: unknown };
type Shown = { content: ReadableTexts; base: ReadableTexts; current: ReadableTexts | null };

/** A contribution about a learning path as a person reads it, part by part. */
export type PathReview = {
  shown: Shown;
  /** What was proposed before each event that changed it, and what that was made from. */
  earlier: Map<number, Pick<Shown, 'content' | 'base'>>;
  /** What its parts are called, by their keys, in the order of the path. */
  names: Record<string, string>;
  /** Of a translation the source that it was made from, part by part. */
  source: ReadableTexts | null;
  /** Parts that learners have otherwise by now, to something else than is proposed: in words. */
  conflicts: string[];
  /** The record whose draft it was sent from. */
  record: { collection: 'learning-paths' | 'learning-path-translations'; id: number } | null;
};

/** Null of any other kind than those of learning paths, and of a path that is gone. */
export async function getPathReview(
  contribution: Contribution,
  events: readonly Earlier[],
  { database, payload }: { database: Database; payload: Payload | undefined },
): Promise<PathReview | null> {
  const { pathId, kind } = contribution;
  if (pathId === null) return null;
  if (!payload) throw new Unavailable();
  const tools = { database, forms: readPathForms(payload) };
  const proposal = pathProposalOf(contribution);
  const earlier = events.filter(({ content }) => content);
  if (proposal?.kind === 'path') return reviewOfPath(proposal, earlier, contribution, tools);
  if (proposal) return reviewOfTexts(proposal, earlier, contribution, tools);
  const now = kind === 'removal' ? await selectPathNow(database, tools.forms, pathId) : null;
  return now && reviewOfRemoval(now.path, database);
}

type Tools = { database: Database; forms: PathForms };
type Of<Kind extends PathProposal['kind']> = Extract<PathProposal, { kind: Kind }>;

async function reviewOfPath(
  { content, base }: Of<'path'>,
  events: readonly Earlier[],
  { pathId, status }: Contribution,
  { database, forms }: Tools,
): Promise<PathReview> {
  const now = await selectPathNow(database, forms, Number(pathId));
  const before = events.map((event) => ({
    id: event.id,
    content: event.content as PathContent,
    base: (event.base as Of<'path'>['base'] | null)?.path ?? null,
  }));
  // The oldest first, so that what stays the same keeps its key.
  const states = [...before.flatMap((one) => [one.base, one.content]), base.path, now?.path ?? null, content];
  const there = states.filter((state) => state !== null);
  const { texts, labels } = readStates(parts, there, await selectNames(database, there));
  const legibleOf = (state: PathContent | null) => (state ? (texts[there.indexOf(state)] ?? {}) : {});
  const join = joinDocuments(parts, { from: base.path, now: now?.path ?? null, proposed: content });
  return {
    names: labels,
    shown: {
      content: legibleOf(content),
      base: legibleOf(base.path),
      current: now && legibleOf(now.path),
    },
    earlier: new Map(before.map((one) => [one.id, { content: legibleOf(one.content), base: legibleOf(one.base) }])),
    source: null,
    conflicts: FINAL_STATES.includes(status) ? [] : toUnitLabels(parts, join.conflicts, content, base.path),
    record: { collection: 'learning-paths', id: Number(pathId) },
  };
}

async function reviewOfTexts(
  { content, base }: Of<'path_translation'>,
  events: readonly Earlier[],
  { pathId, languageId, status }: Contribution,
  { database, forms }: Tools,
): Promise<PathReview> {
  const { source } = base;
  const place = { pathId: Number(pathId), languageId: Number(languageId), source };
  const found = await selectPathTexts(database, forms, place);
  const now = found?.isPublished ? found.texts : null;
  const show = (texts: PathTexts | null, of = source) =>
    Object.fromEntries((texts ? toPathEntries(of, texts) : []).map(({ key, text }) => [key, text]));
  const earlier = events.map((event): [number, Pick<Shown, 'content' | 'base'>] => {
    const made = (event.base as Of<'path_translation'>['base'] | null) ?? base;
    return [event.id, { content: show(event.content as PathTexts, made.source), base: show(made.texts, made.source) }];
  });
  const entries = toPathEntries(source);
  const numbered = (texts: PathTexts | null) => texts && addModuleIds(texts, source);
  const join = joinDocuments(parts, {
    from: numbered(base.texts),
    now: numbered(now),
    proposed: addModuleIds(content, source),
  });
  return {
    names: Object.fromEntries(entries.map(({ key, label }) => [key, label])),
    shown: { content: show(content), base: show(base.texts), current: now && show(now) },
    earlier: new Map(earlier),
    source: show(source),
    conflicts: FINAL_STATES.includes(status) ? [] : toUnitLabels(parts, join.conflicts, source),
    record: found && { collection: 'learning-path-translations', id: found.id },
  };
}

async function reviewOfRemoval(path: PathContent, database: Database): Promise<PathReview> {
  const { texts, labels } = readStates(parts, [path], await selectNames(database, [path]));
  const shown = { content: {}, base: {}, current: texts[0] ?? {} };
  return { names: labels, shown, earlier: new Map(), source: null, conflicts: [], record: null };
}

const NAMES = json<Record<string, string>>();
const REVIEW_PATH_NAMES = defineStatement({
  name: 'review-path-names',
  row: { categories: NAMES, conditions: NAMES, paths: NAMES },
  text: `SELECT
      (SELECT coalesce(jsonb_object_agg(id, name), '{}') FROM categories WHERE id = ANY ($1::int[])) AS categories,
      (SELECT coalesce(jsonb_object_agg(id, name), '{}') FROM conditions WHERE id = ANY ($2::int[])) AS conditions,
      (SELECT coalesce(jsonb_object_agg(id, title), '{}') FROM learning_paths WHERE id = ANY ($3::int[])) AS paths`,
});

async function selectNames(database: Database, paths: readonly PathContent[]): Promise<NamesById> {
  const places = paths.flatMap(({ modules }) =>
    modules.flatMap(({ teaches, questions }) => [...teaches, ...(questions ?? []).flatMap(({ from }) => from ?? [])]),
  );
  const wanted = {
    categories: paths.flatMap(({ categoryId }) => categoryId ?? []),
    conditions: places.map(({ conditionId }) => conditionId),
    paths: paths.flatMap(({ prerequisites }) => prerequisites),
  };
  const row = await findRow(database, REVIEW_PATH_NAMES, [wanted.categories, wanted.conditions, wanted.paths]);
  const byId = (of: keyof typeof wanted) =>
    new Map(Object.entries(row?.[of] ?? {}).map(([id, name]): [number, string] => [Number(id), name]));
  return { categories: byId('categories'), conditions: byId('conditions'), paths: byId('paths') };
}

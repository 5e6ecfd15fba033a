import type { PathModule, Place } from '../../../contracts/learning/pathDocument.ts';
import { toPathEntries } from '../../../contracts/learning/pathEntries.ts';
import type { PathContent } from '../../../contracts/learning/pathProposal.ts';
import { type ReadableTexts, toSourceLine } from '../../encyclopedia/toReadable.ts';
import { alignPaths, headOf, isFields } from './alignPaths.ts';

/** One part of a path: its key, what people call it, and what it says. */
type Part = [key: string, name: string, value: string | string[]];
export type NamesById = Record<'categories' | 'conditions' | 'paths', ReadonlyMap<number, string>>;

/** States of a path as people read them, the oldest first, and the names of their parts in the order of the newest. */
export type LegiblePaths = { texts: ReadableTexts[]; names: Record<string, string> };

/**
 * All of a path, part by part: its texts (`toPathEntries`), and in words what is none, such as which answer is right and the
 * order of things. An order stands there only where there are two to compare.
 */
export function legiblePaths(paths: readonly PathContent[], known: NamesById): LegiblePaths {
  const states = alignPaths(paths);
  const heads = new Map<number, string>();
  for (const state of states) noteHeads(state, heads);
  const parts = states.map((state) => partsOf(state, { known, heads }));
  const count = (key: string) => parts.filter((all) => all.some(([one]) => one === key)).length;
  const isShown = ([key]: Part) => !key.endsWith(ORDER) || count(key) > 1;
  return {
    texts: parts.map((all) => Object.fromEntries(all.filter(isShown).map(([key, , value]) => [key, value]))),
    names: namesOf(parts.map((all) => all.filter((part) => isShown(part) && !isGone(part[0], states.at(-1))))),
  };
}

/**
 * Whether a part is in something that is not there any more, such as a module: that it is gone, the order of its list says,
 * and its texts need nobody's look.
 */
function isGone(key: string, newest: object | undefined): boolean {
  const steps = key.split(' ')[0]?.split('.') ?? [];
  let place: unknown = newest;
  for (const [at, step] of steps.entries()) {
    const list = steps[at - 1] ?? '';
    if (list in LISTS && Array.isArray(place)) place = place.find((one) => isFields(one) && String(one.id) === step);
    else place = isFields(place) ? place[step] : undefined;
    if (list in LISTS && place === undefined) return true;
  }
  return false;
}

/** Those of the newest come first, in its order; then what only older ones have. */
export function namesOf(states: Part[][]): Record<string, string> {
  return Object.fromEntries(
    states
      .toReversed()
      .flat()
      .map(([key, name]): [string, string] => [key, name])
      .filter(([key], at, all) => all.findIndex(([other]) => other === key) === at),
  );
}

const ORDER = ' order';
const FACTS = ' facts';

/** What is a list of records, and what one of it is called. */
const LISTS: Record<string, [one: string, many: string]> = {
  modules: ['Module', 'Modules'],
  sections: ['Section', 'Sections'],
  activities: ['Activity', 'Activities'],
  questions: ['Question', 'Questions'],
  options: ['Option', 'Options'],
  pairs: ['Pair', 'Pairs'],
  items: ['Thing to sort', 'Things to sort'],
  steps: ['Step', 'Steps'],
  parts: ['Part', 'Parts'],
  scenes: ['Scene', 'Scenes'],
  choices: ['Choice', 'Choices'],
  prompts: ['Question to oneself', 'Questions to oneself'],
  frames: ['Picture', 'Pictures'],
};
/** What is called by what is in it has facts of its own; of all else they stand with what it is in. */
const UNITS = ['modules', 'questions', 'activities'];

type Known = { known: NamesById; heads: ReadonlyMap<number, string> };
type Listed = { id: number } & Record<string, unknown>;

function partsOf(path: PathContent, names: Known): Part[] {
  const { categories, paths } = names.known;
  const { difficulty, categoryId, prerequisites, sources, modules } = path;
  const texts = toPathEntries(path).map(({ key, label, moduleId, text }) => ({
    moduleId,
    part: [key, label, text] as Part,
  }));
  const textsIn = (id: number | null) => texts.filter(({ moduleId }) => moduleId === id).map(({ part }) => part);
  return [
    ...textsIn(null),
    ['difficulty', 'Difficulty', difficulty],
    ['categoryId', 'Category', categoryId === null ? '' : (categories.get(categoryId) ?? `Number ${categoryId}`)],
    ['prerequisites', 'Paths to complete first', prerequisites.map((id) => paths.get(id) ?? `Number ${id}`)],
    ['sources', 'Sources', sources.map(toSourceLine)],
    [`modules${ORDER}`, 'Modules, in their order', modules.map(({ id }) => names.heads.get(id) ?? '')],
    ...modules.flatMap((module, at) => [
      ...textsIn(module.id),
      ...othersOf(module as PathModule & Listed, { key: `modules.${module.id}`, name: `Module ${at + 1}` }, names),
    ]),
  ];
}

/** What of a record is no text: its facts, the order of its lists, and the same of what is in it. */
function othersOf(record: Listed, { key, name }: { key: string; name: string }, names: Known): Part[] {
  const lists = listsOf(record);
  const facts = factsOf(record, names);
  return [
    ...(facts.length > 0 && isUnit(key) ? [[`${key}${FACTS}`, `${name} · About it`, facts] as Part] : []),
    ...lists.flatMap(([list, entries]): Part[] => [
      [
        `${key}.${list}${ORDER}`,
        `${name} · ${LISTS[list]?.[1]}, in their order`,
        entries.map(({ id }) => names.heads.get(id) ?? ''),
      ],
      ...entries.flatMap((entry, at) =>
        othersOf(entry, { key: `${key}.${list}.${entry.id}`, name: `${name} · ${LISTS[list]?.[0]} ${at + 1}` }, names),
      ),
    ]),
  ];
}

const isUnit = (key: string) => UNITS.includes(key.split('.').at(-2) ?? '');

function listsOf(record: Record<string, unknown>): [string, Listed[]][] {
  return Object.keys(LISTS).flatMap((list): [string, Listed[]][] =>
    Array.isArray(record[list]) ? [[list, record[list]]] : [],
  );
}

/** In this order, as PostgreSQL gives the fields of an object in one of its own. */
const FACT_NAMES = [
  ...['type', 'kind', 'minutes', 'points', 'isRequired', 'isRight', 'isLookedFor', 'isAdvised', 'group', 'next'],
  ...['figure', 'file', 'captions', 'from', 'teaches'],
];

/** Facts of a record, and of what is in it and has none of its own. */
function factsOf(record: Listed, names: Known): string[] {
  const inside = listsOf(record)
    .filter(([list]) => !UNITS.includes(list))
    .flatMap(([list, entries]) =>
      entries.flatMap((entry, at) => factsOf(entry, names).map((fact) => `${LISTS[list]?.[0]} ${at + 1}: ${fact}`)),
    );
  return [...FACT_NAMES.flatMap((name) => (name in record ? factOf(name, record[name], names) : [])), ...inside];
}

function factOf(name: string, value: unknown, { known }: Known): string[] {
  const place = (one: Place) =>
    `${known.conditions.get(one.conditionId) ?? `Number ${one.conditionId}`}, ${one.section}`;
  switch (name) {
    case 'type':
    case 'kind':
      return [String(value).replaceAll('_', ' ')];
    case 'minutes':
      return [`${value} minutes`];
    case 'points':
      return typeof value === 'number' ? [`${value} points`] : [];
    case 'isRequired':
      return [value ? 'required' : 'not required'];
    case 'isRight':
      return value ? ['right answer'] : [];
    case 'isLookedFor':
      return value ? ['looked for'] : [];
    case 'isAdvised':
      return value ? ['advised'] : [];
    case 'group':
      return [`belongs into group ${Number(value) + 1}`];
    case 'next':
      return [typeof value === 'number' ? `leads to scene ${value + 1}` : 'ends the story'];
    case 'figure':
    case 'file':
      return [`${name}: ${value}`];
    case 'captions':
      return (value as { language: string; file: string }[]).map(
        ({ language, file }) => `captions (${language}): ${file}`,
      );
    case 'from':
      return value ? [`from ${place(value as Place)}`] : [];
    case 'teaches':
      return (value as Place[]).map((one) => `teaches ${place(one)}`);
    default:
      return [];
  }
}

/** What each entry of a list is called, as the newest state calls it: a list that is only reworded is in the same order. */
function noteHeads(record: object, heads: Map<number, string>): void {
  for (const [, entries] of listsOf(record as Record<string, unknown>))
    for (const entry of entries.filter(isFields)) {
      heads.set(entry.id as number, headOf(entry));
      noteHeads(entry, heads);
    }
}

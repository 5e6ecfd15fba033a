import type { Place } from '../../learning/pathDocument.ts';
import type { FactPart, NamesById } from '../parts.ts';
import { SOURCES, toName } from './facts.ts';

const toPlace = ({ conditionId, section }: Place, { conditions }: NamesById) =>
  `${toName(conditions, conditionId)}, ${section}`;

function defineFact<Stored>(
  name: string,
  label: string,
  toWords: (value: Stored, names: NamesById) => string | string[],
): FactPart {
  return { type: 'fact', name, label, toWords, translated: 'never' };
}

/** Facts of a path itself, which are read one by one. */
export const PATH_FACTS: readonly FactPart[] = [
  defineFact('difficulty', 'Difficulty', (difficulty: string) => difficulty),
  defineFact('categoryId', 'Category', (id: number | null, { categories }) =>
    id === null ? '' : toName(categories, id),
  ),
  defineFact('prerequisites', 'Paths to complete first', (ids: number[], { paths }) =>
    ids.map((id) => toName(paths, id)),
  ),
  SOURCES,
];

/** Facts of modules, questions, activities and their records, which are read together in this order. */
const RECORD_FACTS: readonly FactPart[] = [
  defineFact('type', 'Type', toSpaced),
  defineFact('kind', 'Kind', toSpaced),
  defineFact('minutes', 'Minutes', (minutes: number) => `${minutes} minutes`),
  defineFact('points', 'Points', (points: number | null) => (points === null ? [] : `${points} points`)),
  defineFact('isRequired', 'Required', (isRequired: boolean) => (isRequired ? 'required' : 'not required')),
  defineFlag('isRight', 'right answer'),
  defineFlag('isLookedFor', 'looked for'),
  defineFlag('isAdvised', 'advised'),
  defineFact('group', 'Group', (group: number) => `belongs into group ${group + 1}`),
  defineFact('next', 'Next scene', (next: number | null) =>
    typeof next === 'number' ? `leads to scene ${next + 1}` : 'ends the story',
  ),
  defineFact('figure', 'Figure', (figure: string) => `figure: ${figure}`),
  defineFact('file', 'File', (file: string) => `file: ${file}`),
  defineFact('captions', 'Captions', (captions: { language: string; file: string }[]) =>
    captions.map(({ language, file }) => `captions (${language}): ${file}`),
  ),
  defineFact('from', 'From', (from: Place | null, names) => (from ? `from ${toPlace(from, names)}` : [])),
  defineFact('teaches', 'Teaches', (places: Place[], names) =>
    places.map((place) => `teaches ${toPlace(place, names)}`),
  ),
];

export function selectFacts(...names: string[]): FactPart[] {
  return RECORD_FACTS.filter(({ name }) => names.includes(name));
}

function defineFlag(name: string, words: string): FactPart {
  return defineFact(name, words, (isSet: boolean) => (isSet ? words : []));
}

function toSpaced(name: string): string {
  return name.replaceAll('_', ' ');
}

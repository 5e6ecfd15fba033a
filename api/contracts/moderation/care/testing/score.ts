import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasWording, LANGUAGE_CODES, LANGUAGES } from '../../../languages.ts';
import { recogniser } from '../crisis/recogniser.ts';
import { readStatements } from '../crisis/testing/readCorpus.ts';
import { scoreCrisis } from '../crisis/testing/scoreCrisis.ts';
import { type CareKind, findCareConcerns } from '../findCareConcerns.ts';
import { doses, personal } from './corpus/other.ts';

type Corpus = { name: string; kind: CareKind; yes: string[]; no: string[] };

export type Score = {
  name: string;
  /** Number of sentences that should be found. `missed` has those that were not found. */
  yes: number;
  missed: string[];
  /** Number of sentences that should not be found. `falseAlarms` has those that were found. */
  no: number;
  falseAlarms: string[];
};

/** Heading in the corpus for goodbyes that name nothing. Tests set no limit for how many of them are missed. */
export const BETWEEN_THE_LINES = 'between the lines';
/**
 * Heading in the corpus for sentences that were written after the rules, which missed 16 of these 49 at first. The
 * rules were then widened, but not for single sentences. When you mend one of them, move it to the other sentences and
 * write another here.
 */
export const WRITTEN_LAST = 'written last';
/**
 * Messages to a chat, in three parts by heading. `held out` was written before the rules were widened for the chat, and
 * looked at only afterwards. `development` was used to widen them. `written last` was never used to widen them and is
 * more indirect.
 */
const CHAT_PARTS = {
  'held out': 'in a chat',
  development: 'in a chat, development',
  'written last': 'in a chat, last',
};
export const CHAT_LAST = CHAT_PARTS['written last'];

export function scoreCare(): Score[] {
  return corpora().map(({ name, kind, yes, no }) => {
    const isFound = (text: string) => findCareConcerns(text, recogniser).some((finding) => finding.kind === kind);
    const missed = yes.filter((text) => !isFound(text));
    return { name, yes: yes.length, missed, no: no.length, falseAlarms: no.filter(isFound) };
  });
}

/** Returns the tables of docs/care.md. */
export function careTable(): string {
  const share = (part: number, all: number) =>
    all === 0 ? '' : `${part} of ${all} (${Math.round((100 * part) / all)}%)`;
  const older = scoreCare().map(({ name, yes, missed, no, falseAlarms }) => [
    name,
    share(missed.length, yes),
    share(falseAlarms.length, no),
  ]);
  const statements = scoreCrisis(readStatements(), recogniser).map(({ name, all, sure, maybe, wrongKind }) => [
    name,
    share(sure, all),
    share(maybe, all),
    share(wrongKind, sure + maybe),
  ]);
  return [
    toTable([['Sentences', 'Missed', 'False alarms'], ['---', '---', '---'], ...older]),
    toTable([['Statements', 'Sure', 'Maybe', 'Wrong kind'], ['---', '---', '---', '---'], ...statements]),
  ].join('\n\n');
}

const toTable = (rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

function corpora(): Corpus[] {
  const read = LANGUAGE_CODES.filter(hasWording).map((code) => ({
    name: LANGUAGES[code].name,
    parts: readParts(`${code}.txt`),
  }));
  const of = (name: string, yes: string[] = [], no: string[] = []) => ({
    name: `Crisis, ${name}`,
    kind: 'crisis' as const,
    yes,
    no,
  });
  return [
    ...read.map(({ name, parts }) => of(name, parts.yes, parts.no)),
    ...read.map(({ name, parts }) =>
      of(`${name}, ${WRITTEN_LAST}`, parts[`${WRITTEN_LAST}: yes`], parts[`${WRITTEN_LAST}: no`]),
    ),
    ...read.map(({ name, parts }) => of(`${name}, ${BETWEEN_THE_LINES}`, parts[BETWEEN_THE_LINES])),
    ...Object.entries(CHAT_PARTS).flatMap(([part, title]) =>
      LANGUAGE_CODES.filter(hasWording).map((code) => {
        const parts = readParts(`chat/${code}.txt`);
        return of(`${LANGUAGES[code].name}, ${title}`, parts[`${part}: yes`], parts[`${part}: no`]);
      }),
    ),
    { name: 'A medicine with a dose', kind: 'medicineDose', ...doses },
    { name: 'Personal data', kind: 'personalData', ...personal },
  ];
}

/** Returns the sentences of a file, one per line, by the headings in brackets above them. */
function readParts(file: string): Record<string, string[]> {
  const text = readFileSync(path.join(import.meta.dirname, 'corpus', file), 'utf8');
  const parts = text.matchAll(/^\[(.+)\]\n((?:.+\n)*)/gm);
  return Object.fromEntries([...parts].map(([, name, lines = '']) => [name, lines.trim().split('\n')]));
}

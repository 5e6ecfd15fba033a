import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CareKind, careFindings } from '../careFindings.ts';
import { recogniser } from '../crisis/recogniser.ts';
import { readStatements } from '../crisis/testing/readCorpus.ts';
import { scoreCrisis } from '../crisis/testing/scoreCrisis.ts';
import { doses, personal } from './corpus/other.ts';

type Corpus = { name: string; kind: CareKind; yes: string[]; no: string[] };

export type Score = {
  name: string;
  /** Of the sentences that should be found: how many there are, and those that were not. */
  yes: number;
  missed: string[];
  /** Of the sentences that should not: how many there are, and those that were. */
  no: number;
  falseAlarms: string[];
};

/** Goodbyes that name nothing: no list of words finds them. */
export const BETWEEN_THE_LINES = 'between the lines';
/**
 * Sentences that were written after the rules. When the rules first met them, 16 of these 49 were missed; the rules were then
 * widened without mending single sentences. Whoever mends one moves it to the others, and writes another here.
 */
export const WRITTEN_LAST = 'written last';
/**
 * What people write to a chat, in three parts. `held out` was written before the rules were widened for the chat, and looked
 * at only after; `development` is what they were widened by; `in a chat, last` was never used to widen them and is more indirect.
 */
const CHAT_PARTS = {
  'held out': 'in a chat',
  development: 'in a chat, development',
  'written last': 'in a chat, last',
};
export const CHAT_LAST = CHAT_PARTS['written last'];

const LANGUAGES = { en: 'English', es: 'Spanish', fr: 'French', ar: 'Arabic' };

/** How each corpus does. */
export function scoreCare(): Score[] {
  return corpora().map(({ name, kind, yes, no }) => {
    const isFound = (text: string) => careFindings(text, recogniser).some((finding) => finding.kind === kind);
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
  const read = Object.entries(LANGUAGES).map(([code, name]) => ({ name, parts: partsOf(`${code}.txt`) }));
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
      Object.entries(LANGUAGES).map(([code, name]) => {
        const parts = partsOf(`chat/${code}.txt`);
        return of(`${name}, ${title}`, parts[`${part}: yes`], parts[`${part}: no`]);
      }),
    ),
    { name: 'A medicine with a dose', kind: 'medicineDose', ...doses },
    { name: 'Personal data', kind: 'personalData', ...personal },
  ];
}

/** Of a file its parts by their headings in brackets, a sentence a line. */
function partsOf(file: string): Record<string, string[]> {
  const text = readFileSync(path.join(import.meta.dirname, 'corpus', file), 'utf8');
  const parts = text.matchAll(/^\[(.+)\]\n((?:.+\n)*)/gm);
  return Object.fromEntries([...parts].map(([, name, lines = '']) => [name, lines.trim().split('\n')]));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasWording, LANGUAGE_CODES } from '../../../../languages.ts';
import { CRISIS_KINDS, type CrisisKind } from '../CrisisFinding.ts';

export type Statement = {
  kind: CrisisKind | 'lookalike' | 'ordinary';
  language: string;
  text: string;
  writer: string;
};

const FOLDER = path.join(import.meta.dirname, 'corpus');
const OLDER = path.join(import.meta.dirname, '../../testing/corpus');
const SEED = path.resolve(import.meta.dirname, '../../../../../../content-seed');
/** Limits, in words, of the sentences of the encyclopedia that are read as ordinary ones. */
const SENTENCE_WORDS = { least: 4, most: 40 };
/** Each STEP-th sentence of a file of the encyclopedia is read. */
const SENTENCE_INTERVAL = 3;

export const isCrisis = ({ kind }: Statement): boolean => (CRISIS_KINDS as readonly string[]).includes(kind);

/** Reads the committed statements: a file for each writer and language, with lines of kind, language and text. */
export function readStatements(): Statement[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) =>
      readFileSync(path.join(FOLDER, name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [kind, language = '', text = ''] = line.split('\t');
          return { kind: kind as Statement['kind'], language, text, writer: path.basename(name, '.tsv') };
        }),
    );
}

/** Reads the older corpus of statements about suicide and of look-alikes, by which earlier rules were measured. */
export function readOlderStatements(): Statement[] {
  return LANGUAGE_CODES.filter(hasWording).flatMap((language) =>
    [`${language}.txt`, `chat/${language}.txt`].flatMap((file) =>
      [...readFileSync(path.join(OLDER, file), 'utf8').matchAll(/^\[(.+)\]\n((?:.+\n)*)/gm)].flatMap(
        ([, part = '', lines = '']) =>
          lines
            .trim()
            .split('\n')
            .map((text) => ({
              kind: /\bno$/.test(part) ? ('lookalike' as const) : ('suicide' as const),
              language,
              text,
              writer: 'older',
            })),
      ),
    ),
  );
}

/** Reads a part of the sentences of all conditions in the seed content, as ordinary sentences. */
export function readOrdinarySentences(): Statement[] {
  const folder = path.join(SEED, 'conditions');
  return readdirSync(folder)
    .sort()
    .flatMap((condition) =>
      LANGUAGE_CODES.filter(hasWording).flatMap((language) =>
        readSentences(path.join(folder, condition, `${language}.yaml`))
          .filter((_, index) => index % SENTENCE_INTERVAL === 0)
          .map((text) => ({ kind: 'ordinary' as const, language, text, writer: 'encyclopedia' })),
      ),
    );
}

function readSentences(file: string): string[] {
  return readFileSync(file, 'utf8')
    .replace(/^\s*-? ?\w+: ?[>|]?-?/gm, '')
    .replaceAll('"', '')
    .split(/(?<=[.!?؟])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const words = sentence.split(/\s+/).length;
      return words >= SENTENCE_WORDS.least && words <= SENTENCE_WORDS.most;
    });
}

import { foldWord } from './foldWord.ts';

export type Token = {
  word: string;
  start: number;
  end: number;
  /** Break before the word; null when there is none. The first word of a text has "sentence". */
  isAfter: 'comma' | 'sentence' | null;
};

const PIECES =
  /\d{1,2}[:h]\d{2}\b|\d+[.,]\d+|\d+\/\d+|\p{Script=Han}|(?:[\p{L}\p{M}\p{N}'’ʼ`´*]|\u200c|\u200d)+|[.!?؟…;。！？।॥\n]+|[,،、，:()]/gu;
const SENTENCE_END = /^[.!?؟…;。！？।॥\n]/u;
const COMMA = /^[,،、，:()]/u;
const GLUED_UNIT = /^(\d+)(min|mins|mn|mg|ml|mcg|g|h|hr|hrs)$/;

/** Returns the words of a text, folded by `foldWord`, with their positions. Each Han character is a word. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let isAfter: Token['isAfter'] = 'sentence';
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    if (SENTENCE_END.test(piece)) isAfter = 'sentence';
    else if (COMMA.test(piece)) isAfter ??= 'comma';
    else {
      for (const word of splitPiece(piece)) {
        tokens.push({ word, start: index, end: index + piece.length, isAfter });
        isAfter = null;
      }
    }
  }
  return tokens;
}

/** Returns the words of an entry of a list as `foldWord` folds them. The marks "~", "-" and "*" stay. */
export function readEntry(entry: string): string[] {
  return entry
    .replace(/\p{Script=Han}/gu, ' $& ')
    .split(/\s+/)
    .flatMap((part) => (part === '~' ? [part] : foldWord(part).split(' ')))
    .filter(Boolean);
}

function splitPiece(piece: string): string[] {
  const [, value, unit] = GLUED_UNIT.exec(piece.toLowerCase()) ?? [];
  return value && unit ? [value, unit] : foldWord(piece.replaceAll('*', '')).split(' ').filter(Boolean);
}

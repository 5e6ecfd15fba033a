import { splitSearchWords } from '../search/engine/words.ts';

export type MessageWord = {
  /** Folded for comparison. */
  word: string;
  typed: string;
};

/** The apostrophe of "don't", which divides words everywhere else. */
const NOT = /(?<=n)['’ʼ](?=t(?!\p{L}))/giu;
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** Splits a message into words. "Don't" is one word, and "pleeease" has one "e" in the middle. */
export function readMessage(text: string): MessageWord[] {
  const plain = text.replace(NOT, '').replace(DRAWN_OUT, '$1');
  return splitSearchWords(plain).map(({ word, start, end }) => ({ word, typed: plain.slice(start, end) }));
}

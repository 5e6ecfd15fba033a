import { type SearchWord, splitSearchWords } from '../search/engine/words.ts';

/** A word of a message, folded for comparison, with its place in the text of the message. */
export type MessageWord = SearchWord;
/** `text` is the message as its words were read. */
export type Message = { text: string; words: MessageWord[] };

/** The apostrophe of "don't", which divides words everywhere else. */
const NOT = /(?<=n)['’ʼ](?=t(?!\p{L}))/giu;
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** Splits a message into words. "Don't" is one word, and "pleeease" has one "e" in the middle. */
export function readMessage(typed: string): Message {
  const text = typed.replace(NOT, '').replace(DRAWN_OUT, '$1');
  return { text, words: splitSearchWords(text) };
}

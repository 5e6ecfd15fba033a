import { isOneSlip } from '../moderation/care/crisis/text/isOneSlip.ts';
import type { ChatAnswer } from './answers.ts';
import { type ChatWord, chatWords } from './chatWords.ts';
import { isPersonWord } from './personWords.ts';
import { isLoss, isNegation, isPlainWord } from './plainWords.ts';

const MAX_ANSWERS = 3;
/**
 * Minimum share of the content words that keywords must match. Below it no answer is returned, because a search finds
 * more.
 */
const MIN_SHARE = 0.25;
/** Factor for a negated single word, weight of a stop word in a phrase, increase for each further word of a phrase. */
const WEIGHT = { negated: 0.3, stop: 0.1, further: 0.2 };
const SLIP_FROM = 6;

export type AnswerMatch = {
  /** Best first; empty when no keyword matches, or when keywords match too small a share of the content words. */
  answers: ChatAnswer[];
  /**
   * Whether the answers match, without typing errors, each word that is not harmless, and no unmatched negation may be
   * about a function of the body (`isLoss`).
   */
  isExact: boolean;
};

export function matchAnswers(words: ChatWord[], answers: readonly ChatAnswer[]): AnswerMatch {
  const exact = scored(words, answers, (word, stem) => word === stem);
  const found = exact.length > 0 ? exact : scored(words, answers, isSlip);
  const shown = selectBestAnswers(words, found);
  return {
    answers: shown.map(({ answer }) => answer),
    isExact: exact.length > 0 && shown.length > 0 && isAllKnown(words, shown),
  };
}

type Scored = { answer: ChatAnswer; score: number; known: ReadonlySet<number> };
type Compare = (word: string, stem: string) => boolean;

function selectBestAnswers(words: ChatWord[], found: Scored[]): Scored[] {
  const [best] = found;
  if (!best) return [];
  const isKnown = (at: number) => found.some((one) => one.known.has(at));
  const content = [...words.keys()].filter((at) => isKnown(at) || !isBeside(words[at] as ChatWord));
  if (content.filter(isKnown).length < MIN_SHARE * content.length) return [];
  const worthy = found.filter(({ score }) => score >= best.score / 2);
  // A greeting or thanks beside a question needs no answer of its own.
  const leading = worthy.filter(({ answer }) => answer.links.length > 0);
  return (leading.length > 0 ? leading : worthy).slice(0, MAX_ANSWERS);
}

function isAllKnown(words: ChatWord[], shown: Scored[]): boolean {
  return words.every((word, at) => {
    if (shown.some(({ known }) => known.has(at))) return true;
    if (isNegation(word)) return !isLoss(words, at);
    return isBeside(word);
  });
}

const isBeside = (word: ChatWord) => word.isStop || isPersonWord(word.stem) || isPlainWord(word);

function scored(words: ChatWord[], answers: readonly ChatAnswer[], isSame: Compare): Scored[] {
  return (
    answers
      .map((answer) => ({ answer, ...scoreAnswer(words, answer, isSame) }))
      .filter(({ score }) => score > 0)
      // Answers with close scores stay in the order in which they are offered.
      .sort((a, b) => Math.round(b.score) - Math.round(a.score))
  );
}

function scoreAnswer(words: ChatWord[], answer: ChatAnswer, isSame: Compare) {
  const weights = words.map(() => 0);
  for (const parts of splitKeywords(answer)) {
    for (let at = 0; at + parts.length <= words.length; at += 1) {
      if (!parts.every(({ stem }, place) => isSame(words[at + place]?.stem ?? '', stem))) continue;
      for (let place = at; place < at + parts.length; place += 1)
        weights[place] = Math.max(weights[place] ?? 0, weightAt(words, place, parts.length));
    }
  }
  const known = new Set([...words.keys()].filter((at) => (weights[at] ?? 0) > 0));
  return { score: weights.reduce((sum, weight) => sum + weight, 0), known };
}

const split = new WeakMap<ChatAnswer, ChatWord[][]>();

function splitKeywords(answer: ChatAnswer): ChatWord[][] {
  const keywords =
    split.get(answer) ?? answer.keywords.map((keyword) => chatWords(keyword, answer.language)).filter(isLeading);
  split.set(answer, keywords);
  return keywords;
}

/** Whether a keyword names more than a person, unlike "my mother". */
function isLeading(parts: ChatWord[]): boolean {
  const content = parts.filter(({ isStop }) => !isStop);
  return parts.length > 0 && (content.length === 0 || !content.every(({ stem }) => isPersonWord(stem)));
}

function weightAt(words: ChatWord[], at: number, length: number): number {
  const isDenied = words.slice(Math.max(0, at - 2), at).some(isNegation);
  const base = words[at]?.isStop && length > 1 ? WEIGHT.stop : 1;
  return base * (1 + WEIGHT.further * (length - 1)) * (isDenied && length === 1 ? WEIGHT.negated : 1);
}

const isSlip: Compare = (word, stem) =>
  word === stem ||
  (stem.length >= SLIP_FROM && word.length >= SLIP_FROM - 1 && word[0] === stem[0] && isOneSlip(word, stem));

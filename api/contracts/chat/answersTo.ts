import { isOneSlip } from '../moderation/care/crisis/text/isOneSlip.ts';
import type { ChatAnswer } from './answers.ts';
import { type ChatWord, chatWords } from './chatWords.ts';

/** Most answers to one question. */
const MOST = 3;
/** Of so many words one must be known for an answer; of a question that says more, the search knows more. */
const LEAST_SHARE = 0.25;
/** How much weighs what comes after a "not", what only helps to tell a phrase, and each further word of a phrase. */
const WEIGHT = { negated: 0.3, stop: 0.1, further: 0.2 };
const SLIP_FROM = 6;
/** Compared without slips: in some of our languages these say no. */
const NO = new Set('not no isnt dont without sin ni pas non sans ne لا ليس مو مش بدون غير ما مب'.split(' '));

/** The answers that words lead to, best first; none where the words say far more than an answer would know. */
export function answersTo(words: ChatWord[], answers: readonly ChatAnswer[]): ChatAnswer[] {
  const exact = scored(words, answers, (word, stem) => word === stem);
  const found = exact.length > 0 ? exact : scored(words, answers, isSlip);
  const [best] = found;
  if (!best) return [];
  const content = words.filter(({ isStop }) => !isStop).length;
  const known = new Set(found.flatMap((one) => one.known)).size;
  if (known < LEAST_SHARE * content) return [];
  const worthy = found.filter(({ score }) => score >= best.score / 2).map(({ answer }) => answer);
  // A greeting or thanks beside a question needs no answer of its own.
  const leading = worthy.filter(({ links }) => links.length > 0);
  return (leading.length > 0 ? leading : worthy).slice(0, MOST);
}

type Scored = { answer: ChatAnswer; score: number; known: number[] };
type Compare = (word: string, stem: string) => boolean;

function scored(words: ChatWord[], answers: readonly ChatAnswer[], isSame: Compare): Scored[] {
  return (
    answers
      .map((answer) => ({ answer, ...scoreOf(words, answer, isSame) }))
      .filter(({ score }) => score > 0)
      // Close ones stay in the order in which they are offered.
      .sort((a, b) => Math.round(b.score) - Math.round(a.score))
  );
}

/** What each word weighs for an answer: the most that a keyword with it gives. */
function scoreOf(words: ChatWord[], answer: ChatAnswer, isSame: Compare) {
  const weights = words.map(() => 0);
  for (const parts of keywordsOf(answer)) {
    for (let at = 0; at + parts.length <= words.length; at += 1) {
      if (parts.length === 0 || !parts.every(({ stem }, place) => isSame(words[at + place]?.stem ?? '', stem)))
        continue;
      for (let place = at; place < at + parts.length; place += 1)
        weights[place] = Math.max(weights[place] ?? 0, weightAt(words, place, parts.length));
    }
  }
  const known = [...words.keys()].filter((at) => !words[at]?.isStop && (weights[at] ?? 0) > 0);
  return { score: weights.reduce((sum, weight) => sum + weight, 0), known };
}

const split = new WeakMap<ChatAnswer, ChatWord[][]>();

/** The words of each keyword: the same for every question. */
function keywordsOf(answer: ChatAnswer): ChatWord[][] {
  const keywords = split.get(answer) ?? answer.keywords.map((keyword) => chatWords(keyword, answer.language));
  split.set(answer, keywords);
  return keywords;
}

function weightAt(words: ChatWord[], at: number, length: number): number {
  const isNegated = words
    .slice(Math.max(0, at - 2), at)
    .some(({ typed }) => NO.has(typed.toLowerCase().replace(/['’]/g, '')));
  const base = words[at]?.isStop && length > 1 ? WEIGHT.stop : 1;
  return base * (1 + WEIGHT.further * (length - 1)) * (isNegated && length === 1 ? WEIGHT.negated : 1);
}

const isSlip: Compare = (word, stem) =>
  word === stem ||
  (stem.length >= SLIP_FROM && word.length >= SLIP_FROM - 1 && word[0] === stem[0] && isOneSlip(word, stem));

import { findName, isWordForm, type NamePlace } from '../search/engine/findName.ts';
import { SearchIndex } from '../search/engine/SearchIndex.ts';
import type { SearchLanguage } from '../search/engine/stems.ts';
import { toSearchWords } from '../search/engine/words.ts';
import type { ChatAnswer } from './answers.ts';
import { isHarmlessWord, isLoss, isNegation, isPersonWord } from './harmlessWords.ts';
import { type MessageWord, readMessage } from './readMessage.ts';

const MAX_ANSWERS = 3;
/** Answers with a lower share of the best score are left out. */
const LEAST_SHARE = 0.5;
/** Words after a negation that it denies. */
const REACH = 2;

export type AnswerMatch = {
  /** Answers of which the message contains a name, best first. Empty when the message is about something else. */
  answers: ChatAnswer[];
  /** Answers that may fit, best first: a name is misspelt, or the message contains a part of it. */
  near: ChatAnswer[];
  /** All answers of which the message contains a name. */
  named: ReadonlySet<ChatAnswer>;
  /**
   * Whether names of `answers` explain each word that is not harmless, and no negation may be about a function of the
   * body (`isLoss`).
   */
  isExact: boolean;
  /** Words of the message that names of `answers` explain. */
  explained: ReadonlySet<MessageWord>;
};

type Name = { answer: ChatAnswer; words: string[] };
type FoundName = NamePlace & Name;
type Rated = { answer: ChatAnswer; score: number };

/** The prepared answers of a language, found by their names: their titles and keywords. */
export class AnswerIndex {
  readonly answers: readonly ChatAnswer[];
  readonly language: SearchLanguage;
  readonly #index: SearchIndex;
  readonly #names: Name[];

  constructor(answers: readonly ChatAnswer[], language: SearchLanguage) {
    this.answers = answers;
    this.language = language;
    // Words such as "who are you" are the whole of some names, so none is left out of them.
    // The code leaves out Arabic in Latin letters, whose few letters mean too much: "amoot" is a crisis.
    this.#index = new SearchIndex({ ...language, code: '', stopWords: new Set() });
    const named = answers.map((answer) => ({ answer, names: [answer.title, ...answer.keywords].filter(isLeading) }));
    for (const [id, { names }] of named.entries()) this.#index.put({ id, names, terms: [], stems: {} });
    this.#names = named.flatMap(({ answer, names }) =>
      names.map((name) => ({ answer, words: readMessage(name).words.map(({ word }) => word) })),
    );
  }

  find(words: readonly MessageWord[]): AnswerMatch {
    const found = this.#findNames(words);
    const named = new Set(found.map(({ answer }) => answer));
    const isIn = (at: number, names: readonly NamePlace[]) => names.some(({ from, to }) => from <= at && at < to);
    const content = [...words.keys()].filter((at) => isIn(at, found) || !this.isBeside(words[at] as MessageWord));
    const affirmed = content.filter((at) => !isDenied(words, at, found));
    const hits = this.#search((affirmed.length > 0 ? affirmed : content).map((at) => words[at] as MessageWord));
    // A message with several subjects fits no answer well, but its words name some.
    const isFitting = hits.isFitting || 2 * content.filter((at) => isIn(at, found)).length >= content.length;
    const answers = isFitting ? selectBest(hits.answers.filter(({ answer }) => named.has(answer))) : [];
    const near = hits.isFitting && named.size === 0 ? selectBest(hits.answers) : [];
    const own = found.filter(({ answer }) => answers.includes(answer));
    const explained = new Set(words.filter((_, at) => isIn(at, own)));
    const isExact =
      answers.length > 0 &&
      words.every((word, at) => explained.has(word) || (isNegation(word) ? !isLoss(words, at) : isHarmlessWord(word)));
    return { answers, near, named, isExact, explained };
  }

  /** Returns whether a word says nothing about the subject of a message. */
  isBeside(word: Pick<MessageWord, 'word'>): boolean {
    return this.language.stopWords.has(word.word) || isHarmlessWord(word);
  }

  #findNames(words: readonly MessageWord[]): FoundName[] {
    const text = words.map(({ word }) => word);
    // "Aide" (help) in French is no form of "aides" (benefits).
    const beside = new Set(words.filter((word) => this.isBeside(word)).map(({ word }) => word));
    const isSame = (word: string, name: string) =>
      word === name || (!beside.has(word) && isWordForm(word, name, this.language.stem));
    const found = this.#names.flatMap((name) =>
      findName(text, name.words, isSame).map((place) => ({ ...name, ...place })),
    );
    return found.filter((name) => !found.some((other) => isWithin(name, other)));
  }

  #search(words: readonly MessageWord[]): { isFitting: boolean; answers: Rated[] } {
    const { isFitting, hits } = this.#index.search(words.map(({ word }) => word).join(' '));
    const answers = hits.flatMap(({ id, score }) => {
      const answer = this.answers[id];
      return answer ? [{ answer, score }] : [];
    });
    return { isFitting: isFitting && words.length > 0, answers };
  }
}

/** Returns whether a name is part of a longer one: "sign language" is not "language". */
const isWithin = (name: NamePlace, other: NamePlace) =>
  other.from <= name.from && name.to <= other.to && other.to - other.from > name.to - name.from;

function selectBest(rated: readonly Rated[]): ChatAnswer[] {
  const least = LEAST_SHARE * (rated[0]?.score ?? 0);
  const worthy = rated.filter(({ score }) => score >= least).map(({ answer }) => answer);
  // A greeting or thanks beside a question needs no answer of its own.
  const leading = worthy.filter(({ links }) => links.length > 0);
  return (leading.length > 0 ? leading : worthy).slice(0, MAX_ANSWERS);
}

/** Returns whether a name names more than a person, unlike "my mother". */
function isLeading(name: string): boolean {
  const words = toSearchWords(name);
  return words.some((word) => !isPersonWord(word) && !isHarmlessWord({ word })) || !words.some(isPersonWord);
}

/** Returns whether a negation stands before a word that is not part of a longer name: "no internet" is one. */
function isDenied(words: readonly MessageWord[], at: number, found: readonly NamePlace[]): boolean {
  const isPart = found.some(({ from, to }) => to - from > 1 && from <= at && at < to);
  return !isPart && words.slice(Math.max(0, at - REACH), at).some(isNegation);
}

import type { CrisisFinding } from '../moderation/care/crisis/CrisisFinding.ts';
import { findDoses, namesMedicine } from '../moderation/care/findDoses.ts';
import { foldText } from '../moderation/care/foldText.ts';
import type { AnswerIndex } from './AnswerIndex.ts';
import type { ChatAnswer } from './answers.ts';
import { findSubjectName } from './findSubjectName.ts';
import { isHarmlessWord, isNegation, isPersonWord, isPlainWord } from './harmlessWords.ts';
import { isPersonalText } from './isPersonalText.ts';
import { type Message, readMessage } from './readMessage.ts';
import { adjustVerdict, hasVerdict } from './verdict.ts';

export const MEDICINE_TOPIC = 'medicine';
const MAX_WORDS = 8;
/** A pharmacist is no help in a danger. */
const PHARMACIST = /pharmac|farmac|صيدل/iu;
const HELP_LINK = /help-?lines/i;

export type ChatRecogniser = {
  (text: string): CrisisFinding | null;
  isPersonal: (text: string) => boolean;
};

type Care = {
  /** Possible crisis, shown above the reply; null when none was recognised. */
  maybe: CrisisFinding | null;
  /** Whether the reply ends with a line that links to help, because it may have missed a crisis. */
  endsWithHelp: boolean;
};

export type ChatReply =
  | { kind: 'crisis'; finding: CrisisFinding }
  /** `query` is empty when the answers explain the whole message. */
  | ({ kind: 'answers'; answers: ChatAnswer[]; query: string } & Care)
  /**
   * `hints` are answers that may fit, and `near` are less likely; only their links are shown. `subject` names what was
   * asked for; it is empty when the message is a longer description. `isPersonal` is whether sentences of pages may be
   * taken for advice.
   */
  | ({
      kind: 'search';
      hints: ChatAnswer[];
      near: ChatAnswer[];
      query: string;
      subject: string;
      isPersonal: boolean;
    } & Care)
  /** Reply to a personal message about a medicine, which its writer may have taken. */
  | ({ kind: 'medicine'; query: string } & Care)
  /** Asks back, because the message only names persons, such as "my husband". */
  | ({ kind: 'open'; persons: string } & Care);

/**
 * Returns the reply to a text. A personal text, or any text without a recogniser, gets the text of an answer only when
 * answers match each word that is not harmless: a missed crisis must not be answered with "Yes" (docs/care.md).
 */
export function createReply(text: string, index: AnswerIndex, recogniser: ChatRecogniser | null): ChatReply {
  const finding = recogniser?.(text) ?? null;
  if (finding?.certainty === 'sure') return { kind: 'crisis', finding };
  const message = readMessage(text);
  const { words } = message;
  const match = index.find(words);
  const medicine = index.answers.find(({ topic }) => topic === MEDICINE_TOPIC);
  const isMedicine = (medicine && match.named.has(medicine)) || isAboutMedicine(text);
  const isPersonal = finding !== null || !recogniser || isPersonalText(text, words, recogniser.isPersonal);
  const isEmpty = match.answers.length === 0 && words.length > 0 && words.every(isHarmlessWord);
  const persons = isEmpty ? listPersons(message) : '';
  if (persons) return { kind: 'open', persons, maybe: finding, endsWithHelp: true };
  const query = toQuery(message, index);
  const { answers: hints, near, explained } = match;
  const subject = findSubjectName(message, { index, explained, isPersonal });
  const search = { kind: 'search', query, subject, isPersonal, hints, near } as const;
  // A message without a subject may be a cry: "help".
  const care = { maybe: finding, endsWithHelp: isPersonal || isEmpty };
  if (!isPersonal) {
    if (isMedicine && medicine) return { kind: 'answers', answers: [medicine], query, ...care };
    const answers = match.isExact
      ? match.answers.flatMap((answer) => adjustVerdict(answer, { text, words, index }) ?? [])
      : match.answers.filter((answer) => !hasVerdict(answer.text) && !PHARMACIST.test(answer.text));
    if (answers.length > 0) return { kind: 'answers', answers, query: match.isExact ? '' : query, ...care };
    return { ...search, ...care };
  }
  if (isMedicine) return { kind: 'medicine', query, ...care };
  if (!match.isExact || finding || match.answers.some(isMisleading)) return { ...search, ...care };
  return {
    kind: 'answers',
    answers: match.answers,
    query: '',
    maybe: null,
    endsWithHelp: match.answers.some(isSensitive),
  };
}

const isMisleading = ({ text }: ChatAnswer) => hasVerdict(text) || PHARMACIST.test(text);
/**
 * Returns whether an answer links to help lines or, as greetings and thanks do, to nothing: these may be a farewell.
 */
const isSensitive = ({ links }: ChatAnswer) => links.length === 0 || links.some(({ href }) => HELP_LINK.test(href));

function isAboutMedicine(text: string): boolean {
  const line = foldText(text);
  return namesMedicine(line) || !findDoses(line).next().done;
}

function toQuery({ text, words }: Message, { language }: AnswerIndex): string {
  return words
    .filter((word) => !language.stopWords.has(word.word) && !isPlainWord(word) && !isPersonWord(word.word))
    .slice(0, MAX_WORDS)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}

const POSSESSIVE = /^(?:my|our|mi|mis|nuestr[oa]s?|mon|ma|mes|notre|nos)$/;

/** Returns the persons of a message as they were typed. */
function listPersons({ text, words }: Message): string {
  if (words.some(isNegation)) return '';
  return words
    .flatMap(({ word, start, end }, at) => {
      if (!isPersonWord(word)) return [];
      const before = words[at - 1];
      return text.slice(before && POSSESSIVE.test(before.word) ? before.start : start, end);
    })
    .join(', ');
}

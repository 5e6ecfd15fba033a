import type { CrisisFinding } from '../moderation/care/crisis/CrisisFinding.ts';
import { findDoses, namesMedicine } from '../moderation/care/findDoses.ts';
import { foldText } from '../moderation/care/foldText.ts';
import type { ChatAnswer } from './answers.ts';
import { type ChatWord, chatWords } from './chatWords.ts';
import { isPersonalText } from './isPersonalText.ts';
import { matchAnswers } from './matchAnswers.ts';

export const MEDICINE_TOPIC = 'medicine';
const MAX_WORDS = 8;
/** Answers that begin with yes or no, or refer to a pharmacist: wrong for a message about a danger. */
const MISLEADING =
  /^\P{L}*(?:yes|no|of course|sure|certainly|sí|claro|por supuesto|desde luego|oui|non|bien sûr|tout à fait|نعم|أجل|لا|كلا|طبعا|طبعًا|بالطبع|بالتأكيد)(?![\p{L}\p{M}])|pharmac|farmac|صيدل/iu;
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
  | ({ kind: 'answers'; answers: ChatAnswer[]; query: string } & Care)
  /** `hints` are answers that may fit; only their links are shown. */
  | ({ kind: 'search'; hints: ChatAnswer[]; query: string } & Care)
  /** Reply to a personal message about a medicine, which its writer may have taken. */
  | ({ kind: 'medicine'; query: string } & Care);

/**
 * Returns the reply to a text. A personal text, or any text without a recogniser, gets the text of an answer only when
 * answers match each word that is not harmless: a missed crisis must not be answered with "Yes" (docs/care.md).
 */
export function createReply(
  text: string,
  answers: readonly ChatAnswer[],
  lang: string,
  recogniser: ChatRecogniser | null,
): ChatReply {
  const finding = recogniser?.(text) ?? null;
  if (finding?.certainty === 'sure') return { kind: 'crisis', finding };
  const words = chatWords(text, lang);
  const query = toSearchQuery(words);
  const match = matchAnswers(words, answers);
  const medicine = answers.find(({ topic }) => topic === MEDICINE_TOPIC);
  const isMedicine = (medicine && match.answers.includes(medicine)) || isAboutMedicine(text);
  const isPersonal = finding !== null || !recogniser || isPersonalText(text, words, recogniser.isPersonal);
  if (!isPersonal) {
    const care = { maybe: null, endsWithHelp: false };
    const fitting = match.isExact ? match.answers : match.answers.filter((answer) => !isMisleading(answer));
    if (isMedicine && medicine) return { kind: 'answers', answers: [medicine], query, ...care };
    if (fitting.length > 0) return { kind: 'answers', answers: fitting, query, ...care };
    return { kind: 'search', hints: match.answers, query, ...care };
  }
  const care = { maybe: finding, endsWithHelp: true };
  if (isMedicine) return { kind: 'medicine', query, ...care };
  if (!match.isExact || finding || match.answers.some(isMisleading))
    return { kind: 'search', hints: match.answers, query, ...care };
  return { kind: 'answers', answers: match.answers, query, maybe: null, endsWithHelp: match.answers.some(isSensitive) };
}

const isMisleading = ({ text }: ChatAnswer) => MISLEADING.test(text);
/**
 * Returns whether an answer links to help lines or, as greetings and thanks do, to nothing: these may be a farewell.
 */
const isSensitive = ({ links }: ChatAnswer) => links.length === 0 || links.some(({ href }) => HELP_LINK.test(href));

function isAboutMedicine(text: string): boolean {
  const line = foldText(text);
  return namesMedicine(line) || !findDoses(line).next().done;
}

function toSearchQuery(words: ChatWord[]): string {
  return words
    .filter(({ isStop }) => !isStop)
    .slice(0, MAX_WORDS)
    .map(({ typed }) => typed)
    .join(' ');
}

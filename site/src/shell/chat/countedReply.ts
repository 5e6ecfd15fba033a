import type { EventSpecifics } from '@common-ground/api/contracts/analytics/analytics.ts';
import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import type { ChatRecogniser } from '@common-ground/api/contracts/chat/createReply.ts';
import { hasWording } from '@common-ground/api/contracts/languages.ts';
import type { CrisisFinding } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import type { FoundPage, OrdinaryReply, ShownCare, ShownCrisis, ShownReply } from './shownReply.ts';

/** `counted` is the analytics event of the reply; null when nothing is counted. */
export type CountedReply = { reply: ShownReply; counted: EventSpecifics['chatbot_message'] | null };

/** Returns the reply to a crisis that the recogniser is sure of, without any request; null for all other texts. */
export function urgentReply(text: string, lang: string, recogniser: ChatRecogniser | null): CountedReply | null {
  const finding = recogniser?.(text);
  return finding?.certainty === 'sure' ? crisisReply(finding, lang) : null;
}

/** Returns the reply when the script of the other replies cannot be loaded. */
export function awayReply(text: string, lang: string, recogniser: ChatRecogniser | null): CountedReply {
  const care = toShownCare({ maybe: recogniser?.(text) ?? null, endsWithHelp: true }, lang);
  return { reply: { kind: 'away', ...care }, counted: null };
}

export function toAnswersReply(
  answers: ChatAnswer[],
  pages: FoundPage[] = [],
): CountedReply & { reply: OrdinaryReply } {
  const shown = answers.map(({ text, language, links }) => ({ text, language, links }));
  const [best] = answers;
  return {
    reply: { kind: 'answers', answers: shown, pages },
    counted: best ? { action: 'answered', topic: best.topic } : null,
  };
}

export function crisisReply(finding: CrisisFinding, lang: string): CountedReply {
  return { reply: toShown(finding, lang), counted: { action: 'crisis' } };
}

export function toShownCare(
  { maybe, endsWithHelp }: { maybe: CrisisFinding | null; endsWithHelp: boolean },
  lang: string,
): ShownCare {
  return { ...(maybe && { maybe: toShown(maybe, lang) }), ...(endsWithHelp && { endsWithHelp: true }) };
}

/** Falls back to the page's language when the language of the crisis has no wording. */
function toShown({ kind, language }: CrisisFinding, lang: string): ShownCrisis {
  return { kind, language: hasWording(language) ? language : lang };
}

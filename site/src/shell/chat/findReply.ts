import type { EventSpecifics } from '@common-ground/api/contracts/analytics/analytics.ts';
import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import {
  type ChatRecogniser,
  type ChatReply,
  createReply,
  MEDICINE_TOPIC,
} from '@common-ground/api/contracts/chat/createReply.ts';
import { findSubject } from '@common-ground/api/contracts/chat/findSubject.ts';
import type { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { hasWording } from '@common-ground/api/contracts/languages.ts';
import { CHAT_PAGES } from '@common-ground/api/contracts/limits.ts';
import type { CrisisFinding } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import type { FoundCondition } from '@common-ground/api/contracts/search/find.ts';
import { conditionPath, RECORD_PATHS } from '../../routes.ts';
import { findConditions } from '../search/findConditions.ts';
import { readAnswers } from './readAnswers.ts';
import type { FoundPage, OrdinaryReply, ShownCare, ShownCrisis, ShownReply } from './shownReply.ts';

/** Language of texts without a translation. Imported as a type: the value would load the schema library. */
const fallback: typeof DEFAULT_LANGUAGE = 'en';

/** Maximum links of answers, and maximum pages when the reply ends with help, which must stay visible. */
const MAX_BESIDE_HELP = 3;

type FoundPages = { pages: FoundPage[]; isOffline: boolean };

/** `counted` is the analytics event of the reply; null when nothing is counted. */
export type CountedReply = { reply: ShownReply; counted: EventSpecifics['chatbot_message'] | null };

/** Returns the reply to a crisis that the recogniser is sure of, without any request; null for all other texts. */
export function urgentReply(text: string, lang: string, recogniser: ChatRecogniser | null): CountedReply | null {
  const finding = recogniser?.(text);
  return finding?.certainty === 'sure' ? crisisReply(finding, lang) : null;
}

/** Returns a reply from the prepared answers, else from pages that the site's search finds. Never rejects. */
export async function findReply(text: string, lang: string, recogniser: ChatRecogniser | null): Promise<CountedReply> {
  const answers = await readAnswers(lang).catch(() => null);
  const rule = createReply(text, answers ?? [], lang, recogniser);
  if (rule.kind === 'crisis') return crisisReply(rule.finding, lang);
  const care = toShownCare(rule, lang);
  if (rule.kind === 'answers') {
    // Finds pages too for an answer about medicines: the answer describes no medicine, but a page may.
    const isShort = rule.answers.some(({ topic }) => topic === MEDICINE_TOPIC);
    const found = isShort ? await findPages(rule.query, lang) : null;
    const { reply, counted } = toAnswersReply(rule.answers, found?.pages);
    return { reply: { ...reply, ...care }, counted };
  }
  const found = await findPages(rule.query, lang, rule.endsWithHelp ? MAX_BESIDE_HELP : CHAT_PAGES);
  if (rule.kind === 'medicine')
    return {
      reply: { kind: 'medicine', pages: found?.pages ?? [], ...care },
      counted: { action: 'answered', topic: MEDICINE_TOPIC },
    };
  const links = selectHintLinks(rule.hints);
  const topic = findSubject(text);
  // A lost connection is not counted as a question without an answer.
  if (!found && links.length === 0) return { reply: { kind: 'away', ...care }, counted: null };
  const pages = (found?.pages ?? []).filter(({ href }) => !links.some((link) => link.href === href));
  if (pages.length + links.length === 0)
    return { reply: { kind: 'nothing', query: rule.query, ...care }, counted: { action: 'unanswered', topic } };
  const isOffline = found?.isOffline ?? false;
  return {
    reply: { kind: 'pages', links, pages, isOffline, isUnprepared: answers === null, ...care },
    counted: { action: 'searched', topic },
  };
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

function crisisReply(finding: CrisisFinding, lang: string): CountedReply {
  return { reply: toShown(finding, lang), counted: { action: 'crisis' } };
}

function toShownCare(rule: Exclude<ChatReply, { kind: 'crisis' }>, lang: string): ShownCare {
  return {
    ...(rule.maybe && { maybe: toShown(rule.maybe, lang) }),
    ...(rule.endsWithHelp && { endsWithHelp: true }),
  };
}

/** Falls back to the page's language when the language of the crisis has no wording. */
function toShown({ kind, language }: CrisisFinding, lang: string): ShownCrisis {
  return { kind, language: hasWording(language) ? language : lang };
}

/** Returns links of these answers, each once, without learning pages: the answers may not fit. */
function selectHintLinks(answers: readonly ChatAnswer[]) {
  const all = new Map(answers.flatMap(({ links }) => links).map((link) => [link.href, link]));
  return [...all.values()].filter(({ href }) => !isLearning(href)).slice(0, MAX_BESIDE_HELP);
}

const isLearning = (href: string) => href.split(/[/?#]/).includes(RECORD_PATHS.learningPath.split('/')[0] ?? '');

/** Returns null when neither the server nor the offline index answered. */
async function findPages(query: string, lang: string, most = CHAT_PAGES): Promise<FoundPages | null> {
  // A search without words would find every condition.
  if (!query) return { pages: [], isOffline: false };
  const found = await findConditions({ search: query, category: '' }, lang);
  if (found.status === 'failed') return null;
  const pages = found.conditions.slice(0, most).map((condition) => toFoundPage(condition, lang));
  return { pages, isOffline: found.isOffline };
}

function toFoundPage(condition: FoundCondition, lang: string): FoundPage {
  const { name, summary } = condition.translation ?? condition;
  const language = condition.translation ? lang : fallback;
  return { title: name, summary, href: conditionPath(condition.id, lang), language };
}

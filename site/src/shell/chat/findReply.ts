import type { EventSpecifics } from '@common-ground/api/contracts/analytics/analytics.ts';
import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import { MEDICINE_TOPIC, replyTo } from '@common-ground/api/contracts/chat/replyTo.ts';
import { subjectOf } from '@common-ground/api/contracts/chat/subjectOf.ts';
import type { Condition } from '@common-ground/api/contracts/encyclopedia/conditions.ts';
import type { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { CHAT_PAGES } from '@common-ground/api/contracts/limits.ts';
import type { CrisisFinding } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import type { Recogniser } from '@common-ground/api/contracts/moderation/care/crisis/createRecogniser.ts';
import { loadRecogniser } from '@common-ground/api/contracts/moderation/care/crisis/loadRecogniser.ts';
import { conditionPath } from '../../routes.ts';
import { findConditions } from '../search/findConditions.ts';
import { readAnswers } from './readAnswers.ts';
import type { FoundPage, ShownReply } from './shownReply.ts';

/** Of a text without a translation. The type, not the value, which would bring the schema library. */
const fallback: typeof DEFAULT_LANGUAGE = 'en';

/** A reply, and what is counted of it; null: nothing. */
export type CountedReply = { reply: ShownReply; counted: EventSpecifics['chatbot_message'] | null };

/** Returns the reply to a statement of a crisis, which needs no connection; null for all other texts. Never rejects. */
export async function findUrgentReply(text: string, lang: string): Promise<CountedReply | null> {
  const finding = (await loadChatRecogniser(lang))(text);
  return finding?.certainty === 'sure' ? toUrgentReply(finding) : null;
}

function toUrgentReply({ kind }: CrisisFinding): CountedReply {
  return { reply: { kind: kind === 'suicide' ? 'crisis' : 'emergency' }, counted: { action: 'crisis' } };
}

/** Loads the recogniser; one that finds nothing when its words cannot be fetched, so that the chat still answers. */
async function loadChatRecogniser(lang: string): Promise<Recogniser> {
  return loadRecogniser(lang).catch(() => Object.assign(() => null, { isPersonal: () => false }));
}

/** What the prepared answers have to say to this, else pages that the site's search finds. Never rejects. */
export async function findReply(text: string, lang: string): Promise<CountedReply> {
  const answers = await readAnswers(lang).catch(() => null);
  const rule = replyTo(text, answers ?? [], lang, await loadChatRecogniser(lang));
  if (rule.kind === 'answers') {
    // No answer says which medicine does what; the page about it may.
    const isShort = rule.answers.some(({ topic }) => topic === MEDICINE_TOPIC);
    const found = isShort ? await findPages(rule.query, lang) : null;
    return answered(rule.answers, found?.pages);
  }
  if (rule.kind === 'crisis') return toUrgentReply(rule.finding);
  const topic = subjectOf(text, lang);
  const { query } = rule;
  const found = await findPages(query, lang);
  // Not a question without an answer, but a line that is down.
  if (!found) return { reply: { kind: 'away' }, counted: null };
  if (found.pages.length === 0) return { reply: { kind: 'nothing', query }, counted: { action: 'unanswered', topic } };
  return {
    reply: { kind: 'pages', ...found, isUnprepared: answers === null },
    counted: { action: 'searched', topic },
  };
}

/** The best answer is what is counted. */
export function answered(answers: ChatAnswer[], pages: FoundPage[] = []): CountedReply {
  const shown = answers.map(({ text, language, links }) => ({ text, language, links }));
  const [best] = answers;
  return {
    reply: { kind: 'answers', answers: shown, pages },
    counted: best ? { action: 'answered', topic: best.topic } : null,
  };
}

/** Null where neither the server nor the index beside the pages could be asked. */
async function findPages(query: string, lang: string): Promise<{ pages: FoundPage[]; isOffline: boolean } | null> {
  // Without a word the search would answer with everything.
  if (!query) return { pages: [], isOffline: false };
  const found = await findConditions({ search: query, category: '' }, lang, new AbortController().signal);
  if (found.status === 'failed') return null;
  const pages = found.conditions.slice(0, CHAT_PAGES).map((condition) => pageOf(condition, lang));
  return { pages, isOffline: found.isOffline };
}

function pageOf(condition: Condition, lang: string): FoundPage {
  const { name, summary } = condition.translation ?? condition;
  const language = condition.translation ? lang : fallback;
  return { title: name, summary, href: conditionPath(condition.id, lang), language };
}

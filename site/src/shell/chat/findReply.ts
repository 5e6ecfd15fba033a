import type { EventSpecifics } from '@common-ground/api/contracts/analytics/analytics.ts';
import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import { MEDICINE_TOPIC, replyTo } from '@common-ground/api/contracts/chat/replyTo.ts';
import { subjectOf } from '@common-ground/api/contracts/chat/subjectOf.ts';
import type { Condition } from '@common-ground/api/contracts/encyclopedia/conditions.ts';
import type { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { CHAT_PAGES } from '@common-ground/api/contracts/limits.ts';
import { conditionPath } from '../../routes.ts';
import { findConditions } from '../search/findConditions.ts';
import { readAnswers } from './readAnswers.ts';
import type { FoundPage, ShownReply } from './shownReply.ts';

/** Of a text without a translation. The type, not the value, which would bring the schema library. */
const fallback: typeof DEFAULT_LANGUAGE = 'en';

/** A reply, and what is counted of it; null: nothing. */
export type CountedReply = { reply: ShownReply; counted: EventSpecifics['chatbot_message'] | null };

/** The reply to words of a crisis or an emergency, which waits for nothing and needs no connection; null for all others. */
export function urgentReply(text: string, lang: string): CountedReply | null {
  const { kind } = replyTo(text, [], lang);
  return kind === 'crisis' || kind === 'emergency' ? { reply: { kind }, counted: { action: 'crisis' } } : null;
}

/** What the prepared answers have to say to this, else pages that the site's search finds. Never rejects. */
export async function findReply(text: string, lang: string): Promise<CountedReply> {
  const answers = await readAnswers(lang).catch(() => null);
  const rule = replyTo(text, answers ?? [], lang);
  if (rule.kind === 'answers') {
    // No answer says which medicine does what; the page about it may.
    const isShort = rule.answers.some(({ topic }) => topic === MEDICINE_TOPIC);
    const found = isShort ? await findPages(rule.query, lang) : null;
    return answered(rule.answers, found?.pages);
  }
  if (rule.kind !== 'search') return { reply: { kind: rule.kind }, counted: { action: 'crisis' } };
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

import type { AnswerIndex } from '@common-ground/api/contracts/chat/AnswerIndex.ts';
import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import {
  type ChatRecogniser,
  type ChatReply,
  createReply,
  MEDICINE_TOPIC,
} from '@common-ground/api/contracts/chat/createReply.ts';
import { findSubject } from '@common-ground/api/contracts/chat/findSubject.ts';
import { toSearchWords } from '@common-ground/api/contracts/search/engine/words.ts';
import { RECORD_PATHS } from '../../routes.ts';
import { type CountedReply, crisisReply, toAnswersReply, toShownCare } from './countedReply.ts';
import { findPages } from './findPages.ts';
import { isMentioned } from './isMentioned.ts';
import { readAnswerIndex } from './readAnswerIndex.ts';

/** Maximum links of answers, and of pages: the first one has a sentence or a summary, and help must stay visible. */
const MAX_LINKS = 3;

/** Returns a reply from the prepared answers, else from pages that the site's search finds. Never rejects. */
export async function findReply(text: string, lang: string, recogniser: ChatRecogniser | null): Promise<CountedReply> {
  const index = await readAnswerIndex(lang);
  const rule = createReply(text, index, recogniser);
  switch (rule.kind) {
    case 'crisis':
      return crisisReply(rule.finding, lang);
    case 'open':
      return {
        reply: { kind: 'open', persons: rule.persons, ...toShownCare(rule, lang) },
        counted: { action: 'unanswered', topic: 'other' },
      };
    case 'answers': {
      const found = await findPages(rule.query, lang);
      const { reply, counted } = toAnswersReply(rule.answers, found?.pages);
      return { reply: { ...reply, ...toShownCare(rule, lang) }, counted };
    }
    case 'medicine': {
      const found = await findPages(rule.query, lang, { isPersonal: true });
      return {
        reply: { kind: 'medicine', pages: found?.pages ?? [], ...toShownCare(rule, lang) },
        counted: { action: 'answered', topic: MEDICINE_TOPIC },
      };
    }
    case 'search':
      return searchReply(rule, { lang, topic: findSubject(text), index });
  }
}

type SearchRule = Extract<ChatReply, { kind: 'search' }>;
type SearchOptions = { lang: string; topic: ReturnType<typeof findSubject>; index: AnswerIndex };

async function searchReply(rule: SearchRule, { lang, topic, index }: SearchOptions): Promise<CountedReply> {
  const { query, subject, isPersonal, hints, near } = rule;
  const named = toSearchWords(subject).filter((word) => !index.isBeside({ word }));
  const found = await findPages(query, lang, {
    isPersonal,
    isNear: (condition) => isMentioned(named, condition, index.language.stem),
  });
  const care = toShownCare(rule, lang);
  const links = selectHintLinks(hints.length > 0 || found?.pages.length ? hints : near);
  // A lost connection is not counted as a question without an answer.
  if (!found && links.length === 0) return { reply: { kind: 'away', ...care }, counted: null };
  const pages = [...(found?.pages ?? []), ...(links.length > 0 ? (found?.near ?? []) : [])];
  const further = pages.filter(({ href }) => !links.some((link) => link.href === href));
  if (further.length + links.length > 0) {
    const { searchedFor = null, isOffline = false } = found ?? {};
    const isUnprepared = index.answers.length === 0;
    return {
      reply: { kind: 'pages', links, pages: further, searchedFor, isOffline, isUnprepared, ...care },
      counted: { action: 'searched', topic },
    };
  }
  const counted = { action: 'unanswered', topic } as const;
  if (!found?.isMissing || !subject) return { reply: { kind: 'nothing', query, ...care }, counted };
  return { reply: { kind: 'missing', subject, query, near: found.near, ...care }, counted };
}

/** Returns links of these answers, each once, without learning pages: the answers may not fit. */
function selectHintLinks(answers: readonly ChatAnswer[]) {
  const all = new Map(answers.flatMap(({ links }) => links).map((link) => [link.href, link]));
  return [...all.values()].filter(({ href }) => !isLearning(href)).slice(0, MAX_LINKS);
}

const isLearning = (href: string) => href.split(/[/?#]/).includes(RECORD_PATHS.learningPath.split('/')[0] ?? '');

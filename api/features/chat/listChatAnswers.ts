import type { ChatAnswer, ChatLink } from '../../contracts/chat/answers.ts';
import { CHAT_SCREENS, type ChatScreen } from '../../contracts/chat/screens.ts';
import { DEFAULT_LANGUAGE } from '../../contracts/encyclopedia/languages.ts';
import { hasWording } from '../../contracts/languages.ts';
import { chatScreenTexts } from '../../contracts/wording/onServer.ts';
import type { Database } from '../../platform/Database.ts';
import { type AnswerRow, selectChatAnswers } from './queries/selectChatAnswers.ts';

/** Returns the answers in a language, or in the default language when they are not written in it. */
export async function listChatAnswers(database: Database, language = DEFAULT_LANGUAGE): Promise<ChatAnswer[]> {
  const rows = await selectChatAnswers(database, language);
  return rows.map(({ records, screens, ...answer }) => ({
    ...answer,
    links: [...records.map(toChatLink), ...screens.map((screen) => linkToScreen(screen, language))],
  }));
}

function toChatLink({ path, language, reviewedAt, ...link }: AnswerRow['records'][number]): ChatLink {
  const date = reviewedAt && new Date(reviewedAt).toISOString();
  return { ...link, language, href: toHref(path, language), reviewedAt: date };
}

function linkToScreen(screen: ChatScreen, wanted: string): ChatLink {
  const language = hasWording(wanted) ? wanted : DEFAULT_LANGUAGE;
  const title = chatScreenTexts(language).chatScreens[screen];
  return { title, href: toHref(CHAT_SCREENS[screen], language), language, isMedical: false, reviewedAt: null };
}

/** Paths of the default language have no prefix. */
function toHref(path: string, language: string): string {
  const parts = [language === DEFAULT_LANGUAGE ? '' : language, path].filter(Boolean);
  return `/${parts.join('/')}`;
}

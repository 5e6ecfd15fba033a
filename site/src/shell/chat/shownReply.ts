import type { ChatLink } from '@common-ground/api/contracts/chat/answers.ts';

/** A page that the search found. */
export type FoundPage = { title: string; summary: string; href: string; language: string };

export type ShownAnswer = { text: string; language: string; links: ChatLink[] };

/** A reply as it is shown, and kept: what was said stays as it was when answers or pages change. */
export type ShownReply =
  | { kind: 'crisis' | 'emergency' }
  /** `pages`: where an answer alone is not enough. */
  | { kind: 'answers'; answers: ShownAnswer[]; pages: FoundPage[] }
  /** `isOffline`: from the index that lies beside the pages. `isUnprepared`: the prepared answers could not be read. */
  | { kind: 'pages'; pages: FoundPage[]; isOffline: boolean; isUnprepared: boolean }
  /** The search knows no page with these words. */
  | { kind: 'nothing'; query: string }
  /** Neither the answers nor a search could be reached. */
  | { kind: 'away' };

/** What each kind has beside its name, and when that can be shown. */
const PARTS: Record<ShownReply['kind'], (reply: Record<string, unknown>) => boolean> = {
  crisis: () => true,
  emergency: () => true,
  answers: ({ answers, pages }) =>
    isListOf(answers, ({ text, links }) => isText(text) && isListOf(links, isTitled)) && isListOf(pages, isTitled),
  pages: ({ pages }) => isListOf(pages, isTitled),
  nothing: ({ query }) => isText(query),
  away: () => true,
};

/** Whether what a tab has kept can be shown: another version of the site may have written it. */
export function isShownReply(value: unknown): value is ShownReply {
  const reply = Object(value);
  return Object.hasOwn(PARTS, reply.kind) && PARTS[reply.kind as ShownReply['kind']](reply);
}

const isText = (value: unknown) => typeof value === 'string';
const isTitled = ({ title, href }: Record<string, unknown>) => isText(title) && isText(href);

function isListOf(value: unknown, isEntry: (entry: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((entry) => isEntry(Object(entry)));
}

import type { ChatLink } from '@common-ground/api/contracts/chat/answers.ts';
import { CRISIS_KINDS, type CrisisKind } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';

/** A page that the search found. */
export type FoundPage = { title: string; summary: string; href: string; language: string };

export type ShownAnswer = { text: string; language: string; links: ChatLink[] };

/** `language`: of the interface, the one in which the crisis was told. */
export type ShownCrisis = { kind: CrisisKind; language: string };

/** The reply to a crisis. The version from before stored `crisis` for suicide, and no language: that of the page. */
export type CrisisReply = { kind: CrisisKind | 'crisis'; language?: string };

/** Parts around a reply to anything else. */
export type ShownCare = {
  /** Above the reply: a crisis that may be meant. */
  maybe?: ShownCrisis | undefined;
  /** Whether the line that leads to help ends the reply. */
  endsWithHelp?: boolean;
};

export type OrdinaryReply = ShownCare &
  (
    | { kind: 'answers'; answers: ShownAnswer[]; pages: FoundPage[] }
    /** `links`: of answers that may fit. `isOffline`: `pages` are from the index that lies beside the pages. */
    | { kind: 'pages'; links?: ChatLink[]; pages: FoundPage[]; isOffline: boolean; isUnprepared: boolean }
    /** To a question about a medicine by somebody who may have taken it: no answer, and pages about it. */
    | { kind: 'medicine'; pages: FoundPage[] }
    /** The search knows no page with these words. */
    | { kind: 'nothing'; query: string }
    /** Neither the answers nor a search could be reached. */
    | { kind: 'away' }
  );

/** A reply as it is shown, and stored: it stays as it was when answers or pages change. */
export type ShownReply = CrisisReply | OrdinaryReply;

export function isCrisisReply(reply: ShownReply): reply is CrisisReply {
  return reply.kind in CRISIS_PARTS;
}

type Parts = (reply: Record<string, unknown>) => boolean;
const isLanguage: Parts = ({ language }) => language === undefined || isText(language);
const CRISIS_PARTS: Record<CrisisReply['kind'], Parts> = {
  crisis: isLanguage,
  emergency: isLanguage,
  poison: isLanguage,
  suicide: isLanguage,
  violence: isLanguage,
};
/** Whether the parts of each kind, beside its name, can be shown. */
const PARTS: Record<ShownReply['kind'], Parts> = {
  ...CRISIS_PARTS,
  answers: ({ answers, pages }) =>
    isListOf(answers, ({ text, links }) => isText(text) && isListOf(links, isTitled)) && isListOf(pages, isTitled),
  pages: ({ pages, links = [] }) => isListOf(pages, isTitled) && isListOf(links, isTitled),
  medicine: ({ pages }) => isListOf(pages, isTitled),
  nothing: ({ query }) => isText(query),
  away: () => true,
};

/** Whether a reply that a tab has stored can be shown: another version of the site may have written it. */
export function isShownReply(value: unknown): value is ShownReply {
  const reply = Object(value);
  return Object.hasOwn(PARTS, reply.kind) && PARTS[reply.kind as ShownReply['kind']](reply) && isMaybe(reply.maybe);
}

function isMaybe(value: unknown): boolean {
  const { kind, language } = Object(value);
  return value === undefined || (CRISIS_KINDS.includes(kind) && isText(language));
}

const isText = (value: unknown) => typeof value === 'string';
const isTitled = ({ title, href }: Record<string, unknown>) => isText(title) && isText(href);

function isListOf(value: unknown, isEntry: (entry: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((entry) => isEntry(Object(entry)));
}

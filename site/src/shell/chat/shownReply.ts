import type { ChatLink } from '@common-ground/api/contracts/chat/answers.ts';
import { CRISIS_KINDS, type CrisisKind } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import type { Passage } from '@common-ground/api/contracts/search/find.ts';

/** A reply that an earlier version stored has pages without the optional fields. */
export type FoundPage = {
  title: string;
  summary: string;
  href: string;
  language: string;
  /** ISO time of the medical review; null when there was none, missing when this is not known. */
  reviewedAt?: string | null | undefined;
  /** Sentence with words of the message; null when the summary is shown instead. */
  passage?: Passage | null | undefined;
};

export type ShownAnswer = { text: string; language: string; links: ChatLink[] };

/** `language` is that in which the crisis was recognised, else that of the page. */
export type ShownCrisis = { kind: CrisisKind; language: string };

/**
 * A reply that an earlier version stored may have the kind `crisis`, which means suicide, and no language: then that of
 * the page applies.
 */
export type CrisisReply = { kind: CrisisKind | 'crisis'; language?: string };

export type ShownCare = {
  /** Crisis that the message may be about; shown above the reply. */
  maybe?: ShownCrisis | undefined;
  /** Whether the reply ends with a line that links to help. */
  endsWithHelp?: boolean;
};

export type OrdinaryReply = ShownCare &
  (
    | { kind: 'answers'; answers: ShownAnswer[]; pages: FoundPage[] }
    /** `links` are of answers that may fit. `isUnprepared` is whether the prepared answers could not be loaded. */
    | {
        kind: 'pages';
        links?: ChatLink[];
        pages: FoundPage[];
        /** Corrected text that was searched; null when it was searched as typed. */
        searchedFor?: string | null;
        isOffline: boolean;
        isUnprepared: boolean;
      }
    /** Reply to a personal message about a medicine, which its writer may have taken: no answer, only pages. */
    | { kind: 'medicine'; pages: FoundPage[] }
    /** Asks back after a message that only names persons. */
    | { kind: 'open'; persons: string }
    /** No page is about `subject`, a part of the message; `near` mention its words. */
    | { kind: 'missing'; subject: string; query: string; near: FoundPage[] }
    /** No page was found; `query` is empty when the text has no words to search for. */
    | { kind: 'nothing'; query: string }
    /** The search could not be reached, and no answer fits. */
    | { kind: 'away' }
  );

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
const PARTS: Record<ShownReply['kind'], Parts> = {
  ...CRISIS_PARTS,
  answers: ({ answers, pages }) =>
    isListOf(answers, ({ text, links }) => isText(text) && isListOf(links, isTitled)) && isListOf(pages, isTitled),
  pages: ({ pages, links = [] }) => isListOf(pages, isTitled) && isListOf(links, isTitled),
  medicine: ({ pages }) => isListOf(pages, isTitled),
  open: ({ persons }) => isText(persons),
  missing: ({ subject, query, near }) => isText(subject) && isText(query) && isListOf(near, isTitled),
  nothing: ({ query }) => isText(query),
  away: () => true,
};

/** Returns whether a stored reply can be rendered: another version of the site may have written it. */
export function isShownReply(value: unknown): value is ShownReply {
  const reply = Object(value);
  return Object.hasOwn(PARTS, reply.kind) && PARTS[reply.kind as ShownReply['kind']](reply) && isMaybe(reply.maybe);
}

function isMaybe(value: unknown): boolean {
  const { kind, language } = Object(value);
  return value === undefined || (CRISIS_KINDS.includes(kind) && isText(language));
}

const isText = (value: unknown) => typeof value === 'string';
const isTitled = ({ title, href, passage }: Record<string, unknown>) =>
  isText(title) && isText(href) && (!passage || isPassage(Object(passage)));
const isPassage = ({ text, heading, marks }: Record<string, unknown>) =>
  isText(text) && isText(heading) && Array.isArray(marks);

function isListOf(value: unknown, isEntry: (entry: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((entry) => isEntry(Object(entry)));
}

// Of the contracts, whose schemas would be script for nothing. A test holds them together.
export const TITLE_MAX = 200;
export const CONTENT_MAX = 10_000;
export const WARNING_MAX = 120;
export const QUOTE_MAX = 1000;

/** What somebody writes of a post, as a form holds it. */
export type PostWriting = { content: string; warning: string };

/** What somebody writes as a reply: also whom it answers, and what it quotes of them. */
export type ReplyWriting = PostWriting & { to: { id: number; number: number; name: string } | null; quote: string };

export const NO_REPLY: ReplyWriting = { content: '', warning: '', to: null, quote: '' };

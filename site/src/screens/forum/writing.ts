/** What somebody writes of a post, as a form holds it. */
export type PostWriting = { content: string; warning: string };

/** What somebody writes as a reply: also whom it answers, and what it quotes of them. */
export type ReplyWriting = PostWriting & { to: { id: number; number: number; name: string } | null; quote: string };

export const NO_REPLY: ReplyWriting = { content: '', warning: '', to: null, quote: '' };

/** Names of drafts (session/drafts.ts). */
export const TOPIC_DRAFT = 'topic';
export const replyDraft = (topicId: number) => `reply-${topicId}`;
export const postDraft = (postId: number) => `post-${postId}`;

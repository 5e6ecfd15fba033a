import type { ForumCategory, Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';

/** What somebody writes of a post, as a form holds it. */
export type PostWriting = { content: string; warning: string };

/** What somebody writes as a reply: also whom it answers, and what it quotes of them. */
export type ReplyWriting = PostWriting & { to: { id: number; number: number; name: string } | null; quote: string };

export const NO_REPLY: ReplyWriting = { content: '', warning: '', to: null, quote: '' };

export type TopicWriting = PostWriting & {
  title: string;
  categoryType: ForumCategory;
  audience: Topic['audience'];
  language: string;
};

/** Names of drafts (session/drafts.ts). */
export const TOPIC_DRAFT = 'topic';
export const replyDraft = (topicId: number) => `reply-${topicId}`;
export const postDraft = (postId: number) => `post-${postId}`;

/** Returns the title of a topic for the list of what waits: what members talk about has no place in the browser's storage. */
export function queuedTitle({ audience, title }: Pick<Topic, 'audience' | 'title'>, words: Wording['topic']): string {
  return audience === 'members' ? words.membersOnly : title;
}

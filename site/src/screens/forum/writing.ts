import type { ForumCategory, Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';

export type PostWriting = { content: string; warning: string };

/** Values of the form of a reply. `to` is null for a reply to the whole topic. */
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

/** Returns the title for the list of queued requests. Titles of topics for members should not be stored there. */
export function queuedTitle({ audience, title }: Pick<Topic, 'audience' | 'title'>, words: Wording['topic']): string {
  return audience === 'members' ? words.membersOnly : title;
}

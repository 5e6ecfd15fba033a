import { cutText } from '@common-ground/api/contracts/cutText.ts';
import type { PageTopic } from '@common-ground/api/contracts/publishing/forumPages.ts';
import type { ShownPost } from './PostView.tsx';
import { POSTS_PAGE } from './topicLinks.ts';

export type TopicState = { topic: PageTopic; posts: ShownPost[] };

// Copies the maximum length of a list response. The type makes the compiler compare both.
const MAX_AT_ONCE: typeof import('@common-ground/api/contracts/limits.ts').LIST_LIMIT = 200;

/** Merges posts in the order of their numbers. A post of `more` replaces one with the same number. */
export function mergePosts(posts: readonly ShownPost[], more: readonly ShownPost[]): ShownPost[] {
  const byNumber = new Map([...posts, ...more].map((post) => [post.number, post]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

export function lastNumber(posts: readonly ShownPost[]): number {
  return posts.at(-1)?.number ?? 0;
}

/** Returns the query for the posts of a page. The last page includes posts added since it was rendered. */
export function queryOfPage(page: number, isLast: boolean): { page?: number; after?: number; limit: number } {
  const limit = isLast ? MAX_AT_ONCE : POSTS_PAGE;
  return page === 1 ? { page, limit } : { after: (page - 1) * POSTS_PAGE, limit };
}

/** Returns the topic id in a number or in an address of a topic, null without one. */
export function parseTopicId(text: string): number | null {
  const found =
    /^\s*#?(\d{1,10})\s*$/.exec(text) ?? /\/community\/(?:topics\/|members\?(?:.*&)?topic=)(\d{1,10})/.exec(text);
  const id = Number(found?.[1] ?? 0);
  return id > 0 ? id : null;
}

/** Returns the selected text or the beginning of the post, cut to `most` UTF-16 units, with nothing added. */
export function toQuotation(selected: string, content: string, most: number): string {
  return cutText(selected.trim() || content.trim(), most);
}

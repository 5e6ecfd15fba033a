import { cutText } from '@common-ground/api/contracts/cutText.ts';
import type { PageTopic } from '@common-ground/api/contracts/publishing/forumPages.ts';
import type { ShownPost } from './PostView.tsx';
import { POSTS_PAGE } from './topicLinks.ts';

/** A page of a topic as it is known here. */
export type TopicState = { topic: PageTopic; posts: ShownPost[] };

// Of the contract: as many as one answer holds at most.
const MOST_AT_ONCE: typeof import('@common-ground/api/contracts/limits.ts').LIST_LIMIT = 200;

/** Posts with others among them, each once and as it is now, in the order of their numbers. */
export function withPosts(posts: readonly ShownPost[], more: readonly ShownPost[]): ShownPost[] {
  const byNumber = new Map([...posts, ...more].map((post) => [post.number, post]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

export function lastNumber(posts: readonly ShownPost[]): number {
  return posts.at(-1)?.number ?? 0;
}

/** What asks for the posts of a page; of the last one also for those that have come since it was that. */
export function queryOfPage(page: number, isLast: boolean): { page?: number; after?: number; limit: number } {
  const limit = isLast ? MOST_AT_ONCE : POSTS_PAGE;
  return page === 1 ? { page, limit } : { after: (page - 1) * POSTS_PAGE, limit };
}

/** Ids of topics as people give them: the number, or an address of the topic. */
export function topicIdIn(text: string): number | null {
  const found =
    /^\s*#?(\d{1,10})\s*$/.exec(text) ?? /\/community\/(?:topics\/|members\?(?:.*&)?topic=)(\d{1,10})/.exec(text);
  const id = Number(found?.[1] ?? 0);
  return id > 0 ? id : null;
}

/** Words for a quotation: those that are selected in the post, else how it begins. Always a part of what it says. */
export function quotation(selected: string, content: string, most: number): string {
  return cutText(selected.trim() || content.trim(), most);
}

import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';

export type Thread = Discussion & { replies: Discussion[] };

/** The posts of the API, threads each followed by their replies, as threads. */
export function threadsOf(posts: Discussion[]): Thread[] {
  const threads = new Map<number, Thread>();
  for (const post of posts) {
    if (post.parentId === null) threads.set(post.id, { ...post, replies: [] });
    else threads.get(post.parentId)?.replies.push(post);
  }
  return [...threads.values()];
}

import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';

export type Thread = Discussion & { replies: Discussion[] };

/** Returns the threads with one post, a thread or reply, replaced. */
export function replacePost(threads: Thread[], post: Discussion): Thread[] {
  return threads.map(({ replies, ...thread }) => ({
    ...(thread.id === post.id ? post : thread),
    replies: replies.map((reply) => (reply.id === post.id ? post : reply)),
  }));
}

/** Groups posts into threads. A thread must come before its replies. */
export function groupThreads(posts: Discussion[]): Thread[] {
  const threads = new Map<number, Thread>();
  for (const post of posts) {
    if (post.parentId === null) threads.set(post.id, { ...post, replies: [] });
    else threads.get(post.parentId)?.replies.push(post);
  }
  return [...threads.values()];
}

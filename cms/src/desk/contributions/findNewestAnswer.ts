import type { Review } from '@common-ground/api/features/contributions/getReview.ts';

type Event = Review['events'][number];

/** Returns the newest answer of the author, with the request for changes before it. Null when there is no answer. */
export function findNewestAnswer(events: Event[]): { request: Event | undefined; answer: Event } | null {
  const answer = events.findLast(({ action }) => action === 'answer');
  if (!answer) return null;
  const before = events.slice(0, events.indexOf(answer));
  return { answer, request: before.findLast(({ action }) => action === 'request_changes') };
}

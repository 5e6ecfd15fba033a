import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import type { Legible } from '@common-ground/api/features/contributions/legible.ts';

type Event = Review['events'][number];
/** What an event made of the proposed texts, with the page that they were made from around them. */
export type Version = { before: Legible; after: Legible };

/** Of each event that changed the proposed texts, by its id, what they were before it and after. */
export function versionsOf({ events, shown }: Pick<Review, 'events' | 'shown'>): Map<number, Version> {
  const versions = new Map<number, Version>();
  let { content, base } = shown;
  // From the newest back: an event keeps what was there before it.
  for (const event of [...events].reverse()) {
    if (!event.content) continue;
    const after = { ...base, ...content };
    content = event.content;
    base = event.base ?? base;
    versions.set(event.id, { before: { ...base, ...content }, after });
  }
  return versions;
}

/** The newest answer to a change request, with the request; null while none was answered. */
export function newestAnswer(events: Event[]): { request: Event | undefined; answer: Event } | null {
  const answer = events.findLast(({ action }) => action === 'answer');
  if (!answer) return null;
  const before = events.slice(0, events.indexOf(answer));
  return { answer, request: before.findLast(({ action }) => action === 'request_changes') };
}

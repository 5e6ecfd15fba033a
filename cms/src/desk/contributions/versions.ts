import type { ReadableTexts } from '@common-ground/api/contracts/documents/readStates.ts';
import type { Review } from '@common-ground/api/features/contributions/getReview.ts';

type Event = Review['events'][number];
/** Proposed texts before and after an event, laid over the texts of the page that they were made from. */
export type Version = { before: ReadableTexts; after: ReadableTexts };

/** Returns the versions by the id of the event that changed the proposed texts. */
export function collectVersions({ events, shown }: Pick<Review, 'events' | 'shown'>): Map<number, Version> {
  const versions = new Map<number, Version>();
  let { content, base } = shown;
  // Goes back from the newest event, because each event holds the texts from before it.
  for (const event of [...events].reverse()) {
    if (!event.content) continue;
    const after = { ...base, ...content };
    content = event.content;
    base = event.base ?? base;
    versions.set(event.id, { before: { ...base, ...content }, after });
  }
  return versions;
}

/** Returns the newest answer of the author, with the request for changes before it. Null when there is no answer. */
export function findNewestAnswer(events: Event[]): { request: Event | undefined; answer: Event } | null {
  const answer = events.findLast(({ action }) => action === 'answer');
  if (!answer) return null;
  const before = events.slice(0, events.indexOf(answer));
  return { answer, request: before.findLast(({ action }) => action === 'request_changes') };
}

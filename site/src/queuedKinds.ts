import { bookmark, unbookmark } from './screens/bookmarks/queued.ts';
import { follow, like, reply, topic } from './screens/forum/queued.ts';
import { completeModule, quizAnswers } from './screens/learning/queued.ts';
import { watch } from './screens/watchlist/queued.ts';
import type { QueuedWrite } from './session/offline/database.ts';
import type { QueuedKind } from './session/offline/QueuedKind.ts';

/** All kinds of writes that the queue can hold. */
export const QUEUED_KINDS: readonly QueuedKind[] = [
  ...[bookmark, unbookmark],
  watch,
  ...[completeModule, quizAnswers],
  ...[reply, topic, like, follow],
];

/** Returns the kind of a queued write; undefined when another version of the site queued it. */
export function findQueuedKind(write: Pick<QueuedWrite, 'kind'>): QueuedKind | undefined {
  return QUEUED_KINDS.find(({ name }) => name === write.kind);
}

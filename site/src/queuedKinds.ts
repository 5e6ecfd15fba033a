import { queuedBookmark, queuedUnbookmark } from './screens/bookmarks/queued.ts';
import { queuedFollow, queuedLike, queuedReply, queuedTopic } from './screens/forum/queued.ts';
import { queuedAnswers, queuedCompletion } from './screens/learning/queued.ts';
import { queuedWatch } from './screens/watchlist/queued.ts';
import type { QueuedWrite } from './session/offline/database.ts';
import type { QueuedKind } from './session/offline/QueuedKind.ts';

/** All kinds of writes that the queue can hold. */
export const QUEUED_KINDS: readonly QueuedKind[] = [
  ...[queuedBookmark, queuedUnbookmark],
  queuedWatch,
  ...[queuedCompletion, queuedAnswers],
  ...[queuedReply, queuedTopic, queuedLike, queuedFollow],
];

/** Returns the kind of a queued write; undefined when another version of the site queued it. */
export function findQueuedKind(write: Pick<QueuedWrite, 'kind'>): QueuedKind | undefined {
  return QUEUED_KINDS.find(({ name }) => name === write.kind);
}

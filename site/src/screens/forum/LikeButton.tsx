import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { ThumbsUpIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Reason, useTask } from '../../components/task/TaskButton.tsx';
import { Text } from '../../components/text/Text.tsx';
import { findWaitingState } from '../../session/offline/QueuedKind.ts';
import { sendOrQueue } from '../../session/offline/sendOrQueue.ts';
import { useOwnQueue } from '../../session/offline/useOwnQueue.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { useTopicTools } from './context.ts';
import type { ShownPost } from './PostView.tsx';
import { queuedLike } from './queued.ts';
import { queuedTitle } from './writing.ts';

type Props = { post: ShownPost; className: string; name: string };

export function LikeButton({ post, className, name }: Props) {
  const { lang, words, tools, live } = useTopicTools();
  const { id } = post;
  const waiting = findWaitingState(useOwnQueue(), queuedLike, id);
  const isLiked = waiting?.isWanted ?? post.isLiked;
  const changing = useTask(async () => {
    const isWanted = !isLiked;
    const row = isWanted ? calls.likePost : calls.unlikePost;
    const title = queuedTitle(live.topic, words);
    const write = { kind: queuedLike, userId: $userId.get(), input: { postId: id, isWanted }, title };
    await sendOrQueue(write, async () => {
      const likes = await api.call(row, { params: { id } });
      live.put([{ ...post, ...likes }], '');
    });
  }, tools.deeds.notDone);
  const wasWaiting = useRef(false);
  useEffect(() => {
    // The queue has most likely sent the change, so the number of likes is loaded again.
    if (wasWaiting.current && !waiting) void live.refresh().catch(() => {});
    wasWaiting.current = waiting !== undefined;
  }, [waiting === undefined]);
  return (
    <>
      <button
        className={`${className} gap-2`}
        type="button"
        aria-pressed={isLiked}
        aria-disabled={changing.isBusy || undefined}
        aria-label={name}
        onClick={() => void changing.run()}
      >
        <ThumbsUpIcon className={isLiked ? 'fill-current' : ''} />
        <Text>{tools.deeds.like}</Text>
      </button>
      {waiting && <p className="hint">{queueWords(lang).bookmarkWaits}</p>}
      <Reason>{changing.reason}</Reason>
    </>
  );
}

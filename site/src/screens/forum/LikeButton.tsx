import { ThumbsUpIcon } from 'lucide-react';
import { Reason, useTask } from '../../components/task/TaskButton.tsx';
import { Text } from '../../components/text/Text.tsx';
import { api, calls } from '../../session/session.ts';
import { useTopicTools } from './context.ts';
import type { ShownPost } from './PostView.tsx';

type Props = { post: ShownPost; className: string; name: string };

/** Likes somebody's post, once, or no longer; how many do stands above. */
export function LikeButton({ post, className, name }: Props) {
  const { tools, live } = useTopicTools();
  const { id, isLiked } = post;
  const changing = useTask(async () => {
    const params = { id };
    const likes = await (isLiked ? api.call(calls.unlikePost, { params }) : api.call(calls.likePost, { params }));
    live.put([{ ...post, ...likes }], '');
  }, tools.deeds.notDone);
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
      <Reason>{changing.reason}</Reason>
    </>
  );
}

import type { Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';

type Props = { topic: Pick<Topic, 'isPinned' | 'status' | 'audience'>; words: Wording['topic'] };

export function TopicBadges({ topic: { isPinned, status, audience }, words }: Props) {
  const badges = [
    isPinned && words.pinned,
    status === 'closed' && words.closed,
    audience === 'members' && words.membersOnly,
  ].filter((badge) => badge !== false);
  if (badges.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {badges.map((badge) => (
        <span className="badge" key={badge}>
          {badge}
        </span>
      ))}
    </p>
  );
}

import { $userId } from '../../../session/session.ts';
import { BOOKMARKS_CHANNEL, type Change, nameOf } from '../../bookmark/bookmarks.ts';
import { $bookmarks } from '../reads.ts';

/** Reads the list anew when a button in another tab has changed it. Answers what ends that. */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(BOOKMARKS_CHANNEL);
  channel.onmessage = ({ data: { userId, name, isKept } }: MessageEvent<Change>) => {
    const isListed = $bookmarks.get().data?.some((bookmark) => nameOf(bookmark) === name);
    if (userId === $userId.get() && isListed !== isKept) $bookmarks.revalidate();
  };
  return () => channel.close();
}

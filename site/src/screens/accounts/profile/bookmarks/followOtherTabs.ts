import type { SetChange } from '../../../../session/ownSet.ts';
import { $userId } from '../../../../session/session.ts';

type Followed = {
  /** Name of the channel that other tabs tell their changes on. */
  channel: string;
  isListed: (name: string) => boolean | undefined;
  readAgain: () => void;
};

/** Reads a list anew when a button in another tab has changed it. Answers what ends that. */
export function followOtherTabs({ channel: channelName, isListed, readAgain }: Followed): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data: { userId, name, isKept } }: MessageEvent<SetChange>) => {
    if (userId === $userId.get() && isListed(name) !== isKept) readAgain();
  };
  return () => channel.close();
}

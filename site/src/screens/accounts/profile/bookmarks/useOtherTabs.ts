import { useEffect } from 'react';
import type { SetChange } from '../../../../session/ownSet.ts';
import { $userId } from '../../../../session/session.ts';
import type { Read } from '../parts/Part.tsx';

/** Reads a list anew when a button in another tab has changed it, which is told on the channel of this name. */
export function useOtherTabs<Item>(channelName: string, $list: Read<Item[]>, nameOf: (item: Item) => string): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data: { userId, name, isKept } }: MessageEvent<SetChange>) => {
      const isListed = $list.get().data?.some((item) => nameOf(item) === name);
      if (userId === $userId.get() && isListed !== isKept) $list.revalidate();
    };
    return () => channel.close();
  }, []);
}

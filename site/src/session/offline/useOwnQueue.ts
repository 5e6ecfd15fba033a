import { useEffect, useState } from 'react';
import { $ownQueue } from './ownQueue.ts';
import type { Queued } from './queue.ts';

export function useOwnQueue(): readonly Queued[] {
  const [writes, setWrites] = useState<readonly Queued[]>([]);
  useEffect(() => $ownQueue.subscribe(setWrites), []);
  return writes;
}

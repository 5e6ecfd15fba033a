import { getPublisher } from '@common-ground/api/contracts/publishing/desk.ts';
import type { PublisherState } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { useCallback } from 'react';
import { useRead } from '../kit/useRead.ts';

/** Returns the state of the publisher and keeps it current. `initial` is the state that the server rendered. */
export function usePublisher(initial: PublisherState, { busyMs, idleMs }: { busyMs: number; idleMs: number }) {
  const againAfter = useCallback(
    (state: PublisherState) => (state.pending > 0 || isRebuilding(state) ? busyMs : idleMs),
    [busyMs, idleMs],
  );
  const { answer, askAgain } = useRead(getPublisher, { initial, againAfter });
  return { state: answer ?? initial, askAgain };
}

export function isRebuilding({ rebuild }: PublisherState): boolean {
  return rebuild !== null && rebuild.finishedAt === null;
}

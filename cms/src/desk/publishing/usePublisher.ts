import type { PublisherState } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { useResponse } from '../kit/useResponse.ts';

/** Returns the state of the publisher and keeps it current. `initial` is the state that the server rendered. */
export function usePublisher(initial: PublisherState, pace: { busyMs: number; idleMs: number }) {
  const { answer, askAgain } = useResponse<PublisherState>('/publisher/state', {
    initial,
    againAfter: (state) => (state.pending > 0 || isRebuilding(state) ? pace.busyMs : pace.idleMs),
  });
  return { state: answer ?? initial, askAgain };
}

export function isRebuilding({ rebuild }: PublisherState): boolean {
  return rebuild !== null && rebuild.finishedAt === null;
}

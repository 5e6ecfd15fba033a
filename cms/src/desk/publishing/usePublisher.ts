'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { PublisherState } from '../../publisher/state/PublisherState.ts';
import { currentState, type Pace, watch } from './publisherStore.ts';

/** The publisher's state, kept up to date. @param initial as the server read it when it drew the screen */
export function usePublisher(initial: PublisherState, { busyMs, idleMs }: Pace): PublisherState {
  const subscribe = useCallback((notify: () => void) => watch(notify, { busyMs, idleMs }), [busyMs, idleMs]);
  return useSyncExternalStore(subscribe, currentState, () => null) ?? initial;
}

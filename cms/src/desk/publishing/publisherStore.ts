'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { PublisherState } from '../../publisher/state/PublisherState.ts';
import { get, post } from '../kit/call.ts';

/** How often somebody wants to know: while something is under way, and else. */
type Pace = { busyMs: number; idleMs: number };
type Watcher = Pace & { notify: () => void };

const watchers = new Set<Watcher>();
/** The last state that was read in this tab; null before the first. */
let current: PublisherState | null = null;
let readAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The publisher's state, kept up to date. @param initial as the server read it when it drew the screen */
export function usePublisher(initial: PublisherState, { busyMs, idleMs }: Pace): PublisherState {
  const subscribe = useCallback((notify: () => void) => watch(notify, { busyMs, idleMs }), [busyMs, idleMs]);
  return (
    useSyncExternalStore(
      subscribe,
      () => current,
      () => null,
    ) ?? initial
  );
}

/** @throws FailedCall */
export async function askPublisher(what: 'retry' | 'rebuild'): Promise<void> {
  await post(`/publisher/${what}`);
  await readAgain();
}

export function isRebuilding({ rebuild }: PublisherState): boolean {
  return rebuild !== null && rebuild.finishedAt === null;
}

/** Reads the state now and then for as long as this is watched, and not in a tab that nobody sees. */
function watch(notify: () => void, pace: Pace): () => void {
  const watcher = { ...pace, notify };
  watchers.add(watcher);
  if (watchers.size === 1) document.addEventListener('visibilitychange', readWhenSeen);
  // Who comes later, such as the panel after the notice, wants to know how it is now.
  if (current && Date.now() - readAt > pace.busyMs) void readAgain();
  else plan();
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return plan();
    document.removeEventListener('visibilitychange', readWhenSeen);
    clearTimeout(timer);
  };
}

async function readAgain(): Promise<void> {
  // Offline, or while the CMS starts anew, what was read last stays until the next time.
  const state = await get<PublisherState>('/publisher/state').catch(() => null);
  if (state) {
    current = state;
    readAt = Date.now();
    for (const { notify } of watchers) notify();
  }
  plan();
}

function plan(): void {
  clearTimeout(timer);
  if (watchers.size === 0 || document.hidden) return;
  const isBusy = current !== null && (current.pending > 0 || isRebuilding(current));
  const milliseconds = Math.min(...[...watchers].map(({ busyMs, idleMs }) => (isBusy ? busyMs : idleMs)));
  timer = setTimeout(readAgain, milliseconds);
}

function readWhenSeen(): void {
  if (!document.hidden) void readAgain();
}

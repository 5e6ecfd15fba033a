import type { PublisherState } from '../../publisher/state/PublisherState.ts';

/** How often somebody wants to know: while something is under way, and else. */
export type Pace = { busyMs: number; idleMs: number };
type Watcher = Pace & { notify: () => void };

const ADDRESS = '/cms/api/publisher';
const watchers = new Set<Watcher>();
let current: PublisherState | null = null;
let readAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The last state that was read in this tab; null before the first. */
export function currentState(): PublisherState | null {
  return current;
}

/** Reads the state now and then for as long as this is watched, and not in a tab that nobody sees. */
export function watch(notify: () => void, pace: Pace): () => void {
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

export async function readAgain(): Promise<void> {
  try {
    const response = await fetch(`${ADDRESS}/state`);
    if (response.ok) keep(await response.json());
  } catch {
    // Offline, or the CMS starts anew: what was read last stays until the next time.
  } finally {
    plan();
  }
}

/** @throws Error when the CMS refuses or does not answer */
export async function ask(what: 'retry' | 'rebuild'): Promise<void> {
  const response = await fetch(`${ADDRESS}/${what}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${response.status}`);
  await readAgain();
}

export function isRebuilding({ rebuild }: PublisherState): boolean {
  return rebuild !== null && rebuild.finishedAt === null;
}

function keep(state: PublisherState): void {
  current = state;
  readAt = Date.now();
  for (const { notify } of watchers) notify();
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

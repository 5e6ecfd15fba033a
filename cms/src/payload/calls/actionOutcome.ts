import { AsyncLocalStorage } from 'node:async_hooks';

/** Outcome of a server function, for the HTTP server that sends the answer: Next itself knows only success and 500. */
export type ActionOutcome = {
  /** Whether `callServerFunction` was called. Not so when Next could not read the call, or knows another function. */
  isReached: boolean;
  /** Status of the answer; undefined when the function succeeded. */
  status?: number;
};

const NAME = Symbol.for('common-ground.action-outcome');
const shared = globalThis as unknown as Record<symbol, AsyncLocalStorage<ActionOutcome> | undefined>;
const storage = shared[NAME] ?? new AsyncLocalStorage<ActionOutcome>();
// Next's bundle and the server's have a copy of this module each.
shared[NAME] = storage;

export const actionOutcome = storage;

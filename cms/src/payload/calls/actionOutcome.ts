import { AsyncLocalStorage } from 'node:async_hooks';

/** Outcome of a server function, for the HTTP server, because Next distinguishes only success and status 500. */
export type ActionOutcome = {
  /** Whether `callServerFunction` ran. False when Next could not read the call, or when it was for another function. */
  isReached: boolean;
  /** Status of the response; undefined when the function succeeded. */
  status?: number;
};

const NAME = Symbol.for('common-ground.action-outcome');
const shared = globalThis as { [NAME]?: AsyncLocalStorage<ActionOutcome> };
const storage = shared[NAME] ?? new AsyncLocalStorage<ActionOutcome>();
// The bundles of Next and of the server each have a copy of this module.
shared[NAME] = storage;

export const actionOutcome = storage;

import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being answered. */
export type CurrentRequest = {
  id: string;
  /** Template of the route, such as `/api/conditions/{id}`. Set by the dispatcher; missing until it has found a route. */
  route?: string;
};

const SHARED = Symbol.for('common-ground.request');
/** All copies of this file share the storage: Next bundles several. */
const shared = globalThis as { [SHARED]?: AsyncLocalStorage<CurrentRequest> };
shared[SHARED] ??= new AsyncLocalStorage();
const storage = shared[SHARED];

/** Returns the request whose work called this function, or undefined. */
export function findRequest(): CurrentRequest | undefined {
  return storage.getStore();
}

/** Runs `work`, and all that it starts, as the work of a request. */
export function withRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return storage.run(request, work);
}

import type { Endpoint as PayloadEndpoint, PayloadRequest } from 'payload';
import { createDispatch, type DispatchOptions } from './dispatch.ts';
import { findDatabase } from './findDatabase.ts';
import { findMailer } from './mail/Mailer.ts';
import type { ResponseCache } from './prepared/ResponseCache.ts';

/** Path prefix that is no collection's slug, so that documented paths do not collide with Payload's own. */
export const PUBLIC_PREFIX = '/public';
const ANSWERED = Symbol.for('common-ground.answered');
export const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const;

/** Returns one catch-all for each method, because Payload compiles every route pattern at each request. */
export function createPayloadEndpoints({
  prepared,
  ...options
}: DispatchOptions & { prepared: ResponseCache }): PayloadEndpoint[] {
  const dispatch = createDispatch(options);
  const handler = async (payload: PayloadRequest): Promise<Response> => {
    const request = payload as Request;
    dispatchedRequests.add(request);
    return dispatch(request, { database: findDatabase(payload), mailer: findMailer(payload), prepared, payload });
  };
  return METHODS.map((method) => ({ method, path: `${PUBLIC_PREFIX}/:path*`, handler }));
}

/** Returns whether the dispatcher answered a request. Otherwise the response is Payload's, in its own format. */
export function wasAnswered(request: Request): boolean {
  return dispatchedRequests.has(request);
}

/** All copies of this file share the set: Next bundles several, and Payload uses the endpoints of the first one. */
const shared = globalThis as { [ANSWERED]?: WeakSet<Request> };
shared[ANSWERED] ??= new WeakSet();
const dispatchedRequests = shared[ANSWERED];

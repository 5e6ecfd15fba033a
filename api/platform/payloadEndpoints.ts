import type { Endpoint as PayloadEndpoint, PayloadRequest } from 'payload';
import { databaseOf } from './databaseOf.ts';
import { createDispatch, type DispatchOptions } from './dispatch.ts';
import { mailerOf } from './mail/mailerOf.ts';
import type { PreparedResponses } from './prepared/PreparedResponses.ts';

/** Below Payload's own API, and no collection's slug: there the documented paths cannot collide with Payload's. */
export const PUBLIC_PREFIX = '/public';
const ANSWERED = Symbol.for('common-ground.answered');
export const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const;

/**
 * All documented endpoints as Payload custom endpoints. Payload compiles every route pattern at each request, so there
 * is one catch-all for each method, and the table behind it is compiled once.
 */
export function payloadEndpoints({
  prepared,
  ...options
}: DispatchOptions & { prepared: PreparedResponses }): PayloadEndpoint[] {
  const dispatch = createDispatch(options);
  const handler = async (payload: PayloadRequest): Promise<Response> => {
    const request = payload as unknown as Request;
    answered.add(request);
    return dispatch(request, { database: databaseOf(payload), mailer: mailerOf(payload), prepared, payload });
  };
  return METHODS.map((method) => ({ method, path: `${PUBLIC_PREFIX}/:path*`, handler }));
}

/** Whether the dispatcher made the answer to this request; otherwise it is one of Payload's, in Payload's shape. */
export function wasAnswered(request: Request): boolean {
  return answered.has(request);
}

/**
 * Shared by every copy of this file in the process: Next bundles pages and routes apart from each other, and Payload
 * keeps the endpoints of the copy that came first.
 */
const shared = globalThis as { [ANSWERED]?: WeakSet<Request> };
shared[ANSWERED] ??= new WeakSet();
const answered = shared[ANSWERED];

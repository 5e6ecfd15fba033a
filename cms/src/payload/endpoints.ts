import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';
import { deskEndpoints, endpoints } from '@common-ground/api/endpoints.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { createDispatch } from '@common-ground/api/platform/dispatch.ts';
import { mailerOf } from '@common-ground/api/platform/mail/mailerOf.ts';
import { payloadEndpoints } from '@common-ground/api/platform/payloadEndpoints.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerError } from './auth/answerError.ts';
import { prepared } from './prepared.ts';

/** The documented API as custom endpoints of Payload, below one prefix that no collection can have. */
export const publicEndpoints = payloadEndpoints({ endpoints, prepared });

/**
 * Whoever has a session of the CMS: Payload has looked at its cookie, and whether the request comes from our own pages,
 * before it calls any endpoint. A token of the site counts for nothing here.
 */
const dispatchDesk = createDispatch({
  endpoints: deskEndpoints,
  findActor: async ({ payload }) => {
    const user = payload?.user;
    return user ? { id: Number(user.id), role: user.role } : null;
  },
  answerError: ({ error }) => answerError(error),
});

const handler = (req: PayloadRequest): Promise<Response> =>
  dispatchDesk(req as unknown as Request, { database: databaseOf(req), mailer: mailerOf(req), prepared, payload: req });

type Mounted = Endpoint & { collection: string };
const mounted: Mounted[] = deskEndpoints.map(({ call }) => {
  const path = call.path.slice(DESK_PREFIX.length).replace(/\{(\w+)\}/g, ':$1');
  const [, collection = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  return { collection, method: call.method.toLowerCase() as Endpoint['method'], path: rest, handler };
});

/** The calls of the desk that Payload looks for among a collection's, in front of its own. */
export function deskEndpointsOf(collection: string): Endpoint[] {
  return mounted
    .filter((endpoint) => endpoint.collection === collection)
    .map(({ method, path }) => ({ method, path, handler }));
}

/** Those below no collection, which Payload looks for at the root. */
export function rootEndpoints(collections: readonly { slug: string }[]): Endpoint[] {
  return mounted
    .filter(({ collection }) => !collections.some(({ slug }) => slug === collection))
    .map(({ collection, method, path }) => ({ method, path: `/${collection}${path}`, handler }));
}

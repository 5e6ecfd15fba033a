import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';
import { deskEndpoints, endpoints } from '@common-ground/api/endpoints.ts';
import { createPayloadEndpoints } from '@common-ground/api/platform/createPayloadEndpoints.ts';
import { createDispatch } from '@common-ground/api/platform/dispatch.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { findMailer } from '@common-ground/api/platform/mail/Mailer.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerError } from './auth/answerError.ts';
import { findDeskSessionId } from './auth/deskSession.ts';
import { prepared } from './prepared.ts';

export const publicEndpoints = createPayloadEndpoints({ endpoints, prepared });

/** `deskSession` has checked the cookie and the request's origin. A token of the site does not count here. */
const dispatchDesk = createDispatch({
  endpoints: deskEndpoints,
  findActor: async ({ payload }) => {
    const user = payload?.user;
    return user ? { id: Number(user.id), role: user.role, sessionId: findDeskSessionId(payload) } : null;
  },
  answerError: ({ error }) => answerError(error),
});

const handler = (req: PayloadRequest): Promise<Response> =>
  dispatchDesk(req as Request, {
    database: findDatabase(req),
    mailer: findMailer(req),
    prepared,
    payload: req,
  });

type Mounted = Endpoint & { collection: string };
const mounted: Mounted[] = deskEndpoints.map(({ call }) => {
  const path = call.path.slice(DESK_PREFIX.length).replace(/\{(\w+)\}/g, ':$1');
  const [, collection = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  return { collection, method: call.method.toLowerCase() as Endpoint['method'], path: rest, handler };
});

/** Endpoints below the path of a collection, where Payload looks for them before its own. */
export function createDeskEndpoints(collection: string): Endpoint[] {
  return mounted
    .filter((endpoint) => endpoint.collection === collection)
    .map(({ method, path }) => ({ method, path, handler }));
}

/** Endpoints below no collection, where Payload looks for them at the root. */
export function rootEndpoints(collections: readonly { slug: string }[]): Endpoint[] {
  return mounted
    .filter(({ collection }) => !collections.some(({ slug }) => slug === collection))
    .map(({ collection, method, path }) => ({ method, path: `/${collection}${path}`, handler }));
}

import type { ApiContext } from '../defineEndpoint.ts';
import { Unauthorized } from '../errors.ts';
import { findSession, type Session } from './sessions.ts';
import { tokenOf } from './token.ts';

const found = new WeakMap<Request, Promise<Session | null>>();

/** The session of the site that a request brings, or null; looked up once for each request. */
export function currentSession({
  request,
  database,
}: Pick<ApiContext, 'request' | 'database'>): Promise<Session | null> {
  const known = found.get(request);
  if (known) return known;
  const token = tokenOf(request);
  const session = token ? findSession(database, token) : Promise.resolve(null);
  found.set(request, session);
  return session;
}

/** The session of a call that only somebody who is signed in may make. */
export async function demandSession(context: Pick<ApiContext, 'request' | 'database'>): Promise<Session> {
  const session = await currentSession(context);
  if (!session) throw new Unauthorized();
  return session;
}

/**
 * Returns the session of a call that guests may make as well; null for a guest.
 * @throws Unauthorized when the request brings a token whose session has ended: what its sender writes would lose its author
 */
export async function findLiveSession(context: Pick<ApiContext, 'request' | 'database'>): Promise<Session | null> {
  const session = await currentSession(context);
  if (!session && /^Bearer\b/i.test(context.request.headers.get('authorization') ?? '')) throw new Unauthorized();
  return session;
}

/** What is kept of somebody who is signed in: nothing where their account was deleted since. @throws Unauthorized */
export function demandAccount<Kept>(kept: Kept | null): Kept {
  if (kept === null) throw new Unauthorized();
  return kept;
}

import type { ApiContext } from '../ApiContext.ts';
import { Unauthorized } from '../errors.ts';
import { findSession, type Session } from './sessions.ts';
import { findToken } from './token.ts';

const found = new WeakMap<Request, Promise<Session | null>>();

/** Returns the session of a request, or null. It is looked up once for each request. */
export function findCurrentSession({
  request,
  database,
}: Pick<ApiContext, 'request' | 'database'>): Promise<Session | null> {
  const known = found.get(request);
  if (known) return known;
  const token = findToken(request);
  const session = token ? findSession(database, token) : Promise.resolve(null);
  found.set(request, session);
  return session;
}

export async function demandSession(context: Pick<ApiContext, 'request' | 'database'>): Promise<Session> {
  const session = await findCurrentSession(context);
  if (!session) throw new Unauthorized();
  return session;
}

/**
 * Returns the session of a request; null for a guest.
 * @throws Unauthorized for a token without a live session: the caller would store the text without its author
 */
export async function findLiveSession(context: Pick<ApiContext, 'request' | 'database'>): Promise<Session | null> {
  const session = await findCurrentSession(context);
  if (!session && /^Bearer\b/i.test(context.request.headers.get('authorization') ?? '')) throw new Unauthorized();
  return session;
}

/** Returns a user's record. @throws Unauthorized when it is null, because the account was deleted meanwhile */
export function demandAccount<Kept>(kept: Kept | null): Kept {
  if (kept === null) throw new Unauthorized();
  return kept;
}

import type { ApiContext } from '../defineEndpoint.ts';
import { Unauthorized } from '../errors.ts';
import { findSession, type Session } from './sessions.ts';
import { tokenOf } from './token.ts';

const found = new WeakMap<Request, Promise<Session | null>>();

/** The session that a request brings, or null; looked up once for each request. */
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

/** The session of a call that `signedIn` guards. */
export async function demandSession(context: Pick<ApiContext, 'request' | 'database'>): Promise<Session> {
  const session = await currentSession(context);
  if (!session) throw new Unauthorized();
  return session;
}

type Asked = { context: ApiContext };

/** Anybody who is signed in. */
export async function signedIn({ context }: Asked): Promise<boolean> {
  await demandSession(context);
  return true;
}

/** The person whom the path names by `id`, and administrators. */
export async function ownOrAdmin({ context, params }: Asked & { params: { id: number } }): Promise<boolean> {
  const { user } = await demandSession(context);
  return user.role === 'admin' || params.id === user.id;
}

/** The person whom the path names by `id`, and nobody else, whatever their role. */
export async function own({ context, params }: Asked & { params: { id: number } }): Promise<boolean> {
  const { user } = await demandSession(context);
  return params.id === user.id;
}

/** Administrators alone. */
export async function administrators({ context }: Asked): Promise<boolean> {
  return (await demandSession(context)).user.role === 'admin';
}

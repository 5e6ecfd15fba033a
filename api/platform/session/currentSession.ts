import { ROLES } from '../../contracts/accounts/roles.ts';
import { describeRule } from '../accessRule.ts';
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

/** The session of a call that only somebody who is signed in may make. */
export async function demandSession(context: Pick<ApiContext, 'request' | 'database'>): Promise<Session> {
  const session = await currentSession(context);
  if (!session) throw new Unauthorized();
  return session;
}

type Asked = { context: ApiContext };

const isSignedIn = async ({ context }: Asked): Promise<boolean> => Boolean(await demandSession(context));

/** Anybody who is signed in. */
export const signedIn = describeRule((asked: Asked) => isSignedIn(asked), { name: 'signed in', all: ROLES });

/** Anybody who is signed in, for a call that reads and changes the caller's own records alone, whatever it is given. */
export const asOneself = describeRule((asked: Asked) => isSignedIn(asked), { name: 'as oneself', self: ROLES });

/** Administrators alone. */
export const administrators = describeRule(
  async ({ context }: Asked) => (await demandSession(context)).user.role === 'admin',
  { name: 'admin', all: ['admin'] },
);

/** The person whom the path names by `id`, and nobody else, whatever their role. */
export const own = describeRule(
  async ({ context, params }: Asked & { params: { id: number } }) => {
    const { user } = await demandSession(context);
    return params.id === user.id;
  },
  { name: 'own', own: ROLES },
);

/** The person whom the path names by `id`, and administrators. */
export const ownOrAdmin = describeRule(
  async ({ context, params }: Asked & { params: { id: number } }) => {
    const { user } = await demandSession(context);
    return user.role === 'admin' || params.id === user.id;
  },
  { name: 'own or admin', all: ['admin'], own: ROLES },
);

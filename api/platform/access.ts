import { ROLES } from '../contracts/accounts/roles.ts';
import { suspendedMessage } from '../contracts/moderation/suspensions.ts';
import type { Actor } from './Actor.ts';
import { type AccessRule, reachFor, WHO, type Who } from './accessRule.ts';
import type { ApiContext, Endpoint } from './defineEndpoint.ts';
import { Forbidden, Unauthorized } from './errors.ts';

/** Who may make a call. A row names it as data; where that says `own`, `isOwn` tells what is. */
export type Access<Params = never> = AccessRule & {
  isOwn?: (asked: { params: Params; actor: Actor; context: ApiContext }) => boolean | Promise<boolean>;
  /**
   * Whether somebody who is suspended may make it, of a call that changes something: not unless it is said here, because
   * others see what comes of it; of one that anyone may make, unless it is denied here.
   */
  evenSuspended?: boolean;
};

export const anyone = { all: WHO } as const;
export const signedIn = { all: ROLES };
export const admins = { all: ['admin'] } satisfies Access;

/** Anybody who is signed in, for a call that reads and changes the caller's own records alone, whatever it is given. */
export const asOneself = { self: ROLES, evenSuspended: true };

/** The person whom the path names by `id`, and nobody else, whatever their role. */
export const own = {
  own: ROLES,
  isOwn: ({ params, actor }) => params.id === actor.id,
  evenSuspended: true,
} satisfies Access<{
  id: number;
}>;

/** The person whom the path names by `id`, and administrators. */
export const ownOrAdmin = { ...own, ...admins };

/** Whether nobody has to sign in for it. */
export function isOpen(access: AccessRule): boolean {
  return access.all?.includes('signed out') ?? false;
}

/** Whether a row answers somebody who is suspended. */
export function isForSuspended({ call, access }: Pick<Endpoint, 'call' | 'access'>): boolean {
  return call.method === 'GET' || ((access as Access).evenSuspended ?? isOpen(access));
}

type Attempt = {
  endpoint: Pick<Endpoint, 'call' | 'access'>;
  params: unknown;
  context: ApiContext;
  findActor: () => Promise<Actor | null>;
};

/**
 * Who makes a call, where its rule lets them; null where it does not ask.
 * @throws Unauthorized, Forbidden, also to who is suspended where others would see what comes of it, and to everybody
 *   where there is no rule
 */
export async function admit({ endpoint, params, context, findActor }: Attempt): Promise<Actor | null> {
  const access = endpoint.access as Access;
  // A row made without the compiler may lack the rule: closed.
  if (!(access as Access | undefined)) throw new Forbidden();
  if (isOpen(access)) {
    if (!isForSuspended(endpoint)) demandNotSuspended(await findActor());
    return null;
  }
  const actor = await findActor();
  if (!actor) throw new Unauthorized();
  const reach = reachFor(access, actor.role as Who);
  const isLetIn = reach === 'own' ? await access.isOwn?.({ params: params as never, actor, context }) : reach !== null;
  if (!isLetIn) throw new Forbidden();
  if (!isForSuspended(endpoint)) demandNotSuspended(actor);
  return actor;
}

function demandNotSuspended(actor: Actor | null): void {
  if (actor?.suspension) throw new Forbidden(suspendedMessage(actor.suspension));
}

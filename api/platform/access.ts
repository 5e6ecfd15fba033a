import { ROLES } from '../contracts/accounts/roles.ts';
import type { Call } from '../contracts/call.ts';
import { formatSuspendedMessage } from '../contracts/moderation/suspensions.ts';
import type { Actor } from './Actor.ts';
import type { ApiContext } from './ApiContext.ts';
import { type AccessRule, findReach, WHO, type Who } from './accessRule.ts';
import { Forbidden, Unauthorized } from './errors.ts';

/** Access rule of an endpoint. `isOwn` decides whom the reach `own` admits. */
export type Access<Params = never> = AccessRule & {
  isOwn?: (asked: { params: Params; actor: Actor; context: ApiContext }) => boolean | Promise<boolean>;
  /** Whether suspended users may make a call that changes something. Default: only calls that anyone may make. */
  evenSuspended?: boolean;
};

export const anyone = { all: WHO } as const;
export const signedIn = { all: ROLES };
export const admins = { all: ['admin'] } satisfies Access;

/** Signed-in users, for a call that touches only the caller's own records, whatever its input. */
export const ownRecords = { self: ROLES, evenSuspended: true };

/** Only the user whom the path names by `id`, whatever their role. */
export const own = {
  own: ROLES,
  isOwn: ({ params, actor }) => params.id === actor.id,
  evenSuspended: true,
} satisfies Access<{
  id: number;
}>;

export const ownOrAdmin = { ...own, ...admins };

/** Returns whether a call needs no sign-in. */
export function isOpen(access: AccessRule): boolean {
  return access.all?.includes('signed out') ?? false;
}

/** Part of a row of the route table that decides who may make the call. */
type Guarded = { call: Pick<Call, 'method'>; access: Access };

export function isOpenToSuspended({ call, access }: Guarded): boolean {
  return call.method === 'GET' || (access.evenSuspended ?? isOpen(access));
}

type Attempt = {
  endpoint: Guarded;
  params: unknown;
  context: ApiContext;
  findActor: () => Promise<Actor | null>;
};

/**
 * Returns the user who makes a call; null when the call is open to anyone.
 * @throws Unauthorized when nobody is signed in
 * @throws Forbidden when the rule is missing or excludes the user, or when a suspended user may not make the call
 */
export async function findAdmittedActor({ endpoint, params, context, findActor }: Attempt): Promise<Actor | null> {
  const { access } = endpoint;
  // A row that the compiler has not checked may lack the rule. It is closed to everybody.
  if (!(access as Access | undefined)) throw new Forbidden();
  if (isOpen(access)) {
    if (!isOpenToSuspended(endpoint)) demandNotSuspended(await findActor());
    return null;
  }
  const actor = await findActor();
  if (!actor) throw new Unauthorized();
  const reach = findReach(access, actor.role as Who);
  const isLetIn = reach === 'own' ? await access.isOwn?.({ params: params as never, actor, context }) : reach !== null;
  if (!isLetIn) throw new Forbidden();
  if (!isOpenToSuspended(endpoint)) demandNotSuspended(actor);
  return actor;
}

function demandNotSuspended(actor: Actor | null): void {
  if (actor?.suspension) throw new Forbidden(formatSuspendedMessage(actor.suspension));
}

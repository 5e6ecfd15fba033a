import type { Suspension } from '../contracts/moderation/suspensions.ts';
import type { ApiContext } from './ApiContext.ts';
import { findCurrentSession } from './session/findCurrentSession.ts';

/** The user who makes a request, with the role and the suspension that they had when it came, and their session. */
export type Actor = { id: number; role: string; suspension?: Suspension | null; sessionId?: number | null };

/** Returns the user of a request's session token, or null. A cookie, such as that of the CMS, is ignored. */
export async function findBearerActor(context: Pick<ApiContext, 'request' | 'database'>): Promise<Actor | null> {
  const session = await findCurrentSession(context);
  return session && { ...session.user, sessionId: session.id };
}

import type { Suspension } from '../contracts/moderation/suspensions.ts';
import type { ApiContext } from './defineEndpoint.ts';
import { currentSession } from './session/currentSession.ts';

/** Who does something, with the role that they had when they asked, and whether they were suspended then. */
export type Actor = { id: number; role: string; suspension?: Suspension | null };

/** Who brings a token of the site. Whatever else a request carries, such as the cookie of the desk, counts for nothing. */
export async function bearerActor(context: Pick<ApiContext, 'request' | 'database'>): Promise<Actor | null> {
  const session = await currentSession(context);
  return session?.user ?? null;
}

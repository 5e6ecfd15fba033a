import type { ApiContext } from './defineEndpoint.ts';
import { currentSession } from './session/currentSession.ts';

/** Who does something, with the role that they had when they asked. */
export type Actor = { id: number; role: string };

/** Who brings a token of the site. Whatever else a request carries, such as the cookie of the desk, counts for nothing. */
export async function bearerActor(context: Pick<ApiContext, 'request' | 'database'>): Promise<Actor | null> {
  const session = await currentSession(context);
  return session?.user ?? null;
}

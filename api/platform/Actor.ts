import type { ApiContext } from './defineEndpoint.ts';
import { demandSession } from './session/currentSession.ts';

/** Who does something, with the role that they had when they asked. */
export type Actor = { id: number; role: string };

/** @throws Unauthorized where nobody is signed in */
export async function actorOf(context: Pick<ApiContext, 'request' | 'database'>): Promise<Actor> {
  const { user } = await demandSession(context);
  return { id: user.id, role: user.role };
}

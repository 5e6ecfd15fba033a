import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { demandSession } from '../../platform/session/currentSession.ts';

/** Who takes a step; the API makes it from a bearer session, the CMS from Payload's. */
export type Actor = { id: number; role: string };

export async function actorOf(context: Pick<ApiContext, 'request' | 'database'>): Promise<Actor> {
  const { user } = await demandSession(context);
  return { id: user.id, role: user.role };
}

/** Who sends something in: somebody who is signed in, or somebody who gives name and address. */
export type Sender = {
  userId: number | null;
  role: string | null;
  contributorName?: string;
  contributorEmail?: string;
};

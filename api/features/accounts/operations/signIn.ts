import type { SignedIn } from '../../../contracts/accounts.ts';
import type { Database } from '../../../platform/Database.ts';
import { Unauthorized } from '../../../platform/errors.ts';
import { startSession } from '../../../platform/session/sessions.ts';
import { selectUser } from '../queries/selectUser.ts';

/** A new session for somebody who has just shown who they are. */
export async function signIn(database: Database, id: number): Promise<SignedIn> {
  const sessionToken = await startSession(database, id);
  const user = await selectUser(database, id);
  if (!user) throw new Unauthorized();
  return { sessionToken, user };
}

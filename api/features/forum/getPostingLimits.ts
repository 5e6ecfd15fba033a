import { MAX_MENTIONS, NEW_ACCOUNT } from '../../contracts/forum/newAccounts.ts';
import type { Database } from '../../platform/Database.ts';
import { demandAccount } from '../../platform/session/findCurrentSession.ts';
import { selectWriter } from './queries/writer.ts';

type PostingLimits = { isNew: boolean; postsLeft: number | null; links: number | null; mentions: number };

/** Returns the limits for the form of a post. `postsLeft` and `links` are null when the account is not new. */
export async function getPostingLimits(userId: number, database: Database): Promise<PostingLimits> {
  const { isNew, postsOfDay } = demandAccount(await selectWriter(database, userId));
  if (!isNew) return { isNew, postsLeft: null, links: null, mentions: MAX_MENTIONS };
  const { links, mentions } = NEW_ACCOUNT;
  return { isNew, postsLeft: Math.max(0, NEW_ACCOUNT.postsOfDay - postsOfDay), links, mentions };
}

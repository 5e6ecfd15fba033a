import {
  MAX_MENTIONS,
  NEW_ACCOUNT,
  POSTS_OF_ACCOUNT,
  POSTS_OF_ADDRESS,
  POSTS_OF_DAY_SPENT,
  SAID_ALREADY,
  TOO_MANY_LINKS,
  TOO_MANY_MENTIONS,
} from '../../contracts/forum/newAccounts.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict, TooManyRequests } from '../../platform/errors.ts';
import { demandAccount } from '../../platform/session/findCurrentSession.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { toClientAddress } from '../../platform/toClientAddress.ts';
import { findMentions } from './findMentions.ts';
import { countLinks } from './postHtml.ts';
import { countNamed } from './queries/countNamed.ts';
import { selectWriter, type Writer } from './queries/writer.ts';

const postsOfUser = new Throttle({ name: 'forum-user', tries: POSTS_OF_ACCOUNT, seconds: 10 * 60 });
/** The limit is high, because a school or a clinic may share one address. */
const postsOfAddress = new Throttle({ name: 'forum-address', tries: POSTS_OF_ADDRESS, seconds: 10 * 60 });

/** Counts a topic, post or edit against the limits of the user and of the client address. @throws TooManyRequests */
export async function countPostAttempt(
  userId: number,
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<void> {
  await postsOfUser.spend(database, String(userId));
  await postsOfAddress.spend(database, toClientAddress(request));
}

/** @throws Conflict for a repeated text, and TooManyRequests or BadRequest beyond the limits of a new account */
export async function demandMayPost(
  database: Database,
  { isNew, postsOfDay, isRepeated }: Writer,
  written: Written,
): Promise<void> {
  if (isRepeated) throw new Conflict(SAID_ALREADY);
  if (!isNew) return;
  if (postsOfDay >= NEW_ACCOUNT.postsOfDay)
    throw new TooManyRequests({ message: POSTS_OF_DAY_SPENT, retryAfterSeconds: 24 * 60 * 60 });
  await demandFewLinks(database, written);
}

type Written = { content: string; authorId: number };

/** @throws BadRequest when a text has more links or mentions than a new account may post */
export async function demandFewLinks(database: Database, { content, authorId }: Written): Promise<void> {
  if (countLinks(content) > NEW_ACCOUNT.links) throw new BadRequest(TOO_MANY_LINKS);
  const named = await countNamed(database, { mentions: findMentions(content), authorId });
  if (named > NEW_ACCOUNT.mentions) throw new BadRequest(TOO_MANY_MENTIONS);
}

type PostingLimits = { isNew: boolean; postsLeft: number | null; links: number | null; mentions: number };

/** Returns the limits for the form of a post. `postsLeft` and `links` are null when the account is not new. */
export async function getPostingLimits(userId: number, database: Database): Promise<PostingLimits> {
  const { isNew, postsOfDay } = demandAccount(await selectWriter(database, userId));
  if (!isNew) return { isNew, postsLeft: null, links: null, mentions: MAX_MENTIONS };
  const { links, mentions } = NEW_ACCOUNT;
  return { isNew, postsLeft: Math.max(0, NEW_ACCOUNT.postsOfDay - postsOfDay), links, mentions };
}

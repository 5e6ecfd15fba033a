import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { NOTIFICATION_KINDS } from '../../../contracts/notifications/notifications.ts';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { type PushTopic, pushTexts } from '../../../contracts/wording/onServer.ts';
import type { Database } from '../../../platform/Database.ts';
import { log } from '../../../platform/log/log.ts';
import { countEvent } from '../../../platform/metrics/recorder.ts';
import { PushGone, PushLater, type PushPayload, type PushSender } from '../../../platform/push/PushSender.ts';
import { toErrorCode } from '../../../platform/runAfterResponse.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { deletePushes, dropSubscription, lockNextPush, tryPushLater, type WaitingPush } from './queries.ts';

type Tools = { database: Database; sender: PushSender };

/** Maximum browsers of one run. The process can stop only between runs. */
const MAX_BROWSERS_PER_RUN = 20;
/** Failures before a subscription is deleted: about two and a half days with the backoff of `tryPushLater`. */
const MAX_FAILURES = 20;

/**
 * Sends one push to a browser, however many notifications wait, in a transaction that empties its outbox. After a
 * crash a push may be sent twice; the second replaces the first. Subscriptions that are gone or fail too often are
 * deleted.
 * @returns 0 when there may be more; undefined when nothing is due
 */
export async function deliverPushes({ database, sender }: Tools): Promise<number | undefined> {
  for (let sent = 0; sent < MAX_BROWSERS_PER_RUN; sent++) {
    const isThere = await inTransaction(database, async (connection) => {
      const waiting = await lockNextPush(connection);
      if (waiting) await sendOne(connection, waiting, sender);
      return waiting !== null;
    });
    if (!isThere) return undefined;
  }
  return 0;
}

async function sendOne(connection: Database, waiting: WaitingPush, sender: PushSender): Promise<void> {
  const { endpoint, p256dh, auth, kinds, language, failures } = waiting;
  try {
    if (kinds.length > 0) await sender.send({ endpoint, keys: { p256dh, auth } }, pushPayload(kinds, language));
  } catch (error) {
    if (!(error instanceof PushGone)) countEvent('messageFailures', { kind: 'push' });
    if (error instanceof PushGone || failures + 1 >= MAX_FAILURES) return dropSubscription(connection, waiting);
    log.error({ code: toErrorCode(error) }, 'a push failed');
    return tryPushLater(connection, waiting, error instanceof PushLater ? error.seconds : 0);
  }
  return deletePushes(connection, waiting);
}

/**
 * Returns the text for a lock screen: it names the topics of notifications, never a page, a thread or a person.
 * @param kinds the kinds of the new notifications, each once
 * @param language the code of a language, null for the default one
 */
function pushPayload(kinds: string[], language: string | null): PushPayload {
  const topics = new Set(kinds.map(findPushTopic));
  const [topic = 'account'] = topics;
  return {
    title: PRODUCT_NAME,
    body: pushTexts(language ?? DEFAULT_LANGUAGE).push[topics.size > 1 ? 'several' : topic],
    path: `${language ? `/${language}` : ''}/profile#notifications`,
    tag: 'inbox',
  };
}

function findPushTopic(kind: string): PushTopic {
  return (NOTIFICATION_KINDS as Record<string, PushTopic | null>)[kind] ?? 'account';
}

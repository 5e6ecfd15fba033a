import type { Database } from '../../platform/Database.ts';
import { log } from '../../platform/log/log.ts';
import type { Letter } from '../../platform/mail/createLetter.ts';
import type { Mail, Mailer } from '../../platform/mail/Mailer.ts';
import { deleteMail, lockNextMail, postponeMail, RECEIPT_MAIL, type WaitingMail } from '../../platform/mail/outbox.ts';
import { countEvent } from '../../platform/metrics/recorder.ts';
import { toErrorCode } from '../../platform/runAfterResponse.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { guestMail } from './mails/guestMail.ts';
import { memberMail } from './mails/memberMail.ts';

type Compose = (waiting: WaitingMail, tools: Pick<Tools, 'database' | 'mailer'>) => Promise<Letter | null>;
type Tools = {
  database: Database;
  mailer: Mailer;
  /** Composers of mails that are no notifications, by the kind in the outbox. */
  composers: Readonly<Record<string, Compose>>;
};

/** Maximum mails of one run. The process can stop only between runs. */
const MAX_MAILS_PER_RUN = 20;
/** Attempts after which a failing mail is deleted: about four days with the backoff of `postponeMail`. */
const MAX_ATTEMPTS = 26;

/**
 * Sends due mails of the outbox, each in a transaction that deletes it. Of several processes only one sends a mail, and
 * after a crash it is sent again under the same id. A failed mail is postponed, and deleted after `MAX_ATTEMPTS`.
 * @returns 0 when there may be more; undefined when nothing is due or a mail failed
 */
export async function deliverMails(tools: Tools): Promise<number | undefined> {
  for (let sent = 0; sent < MAX_MAILS_PER_RUN; sent++) {
    const outcome = await inTransaction(tools.database, (database) => sendNext({ ...tools, database }));
    // After a failure the run ends: the mail server would probably refuse the next mail too.
    if (outcome !== 'done') return undefined;
  }
  return 0;
}

async function sendNext(tools: Tools): Promise<'done' | 'failed' | 'none'> {
  const { database: connection, mailer } = tools;
  const waiting = await lockNextMail(connection);
  if (!waiting) return 'none';
  const mail = await compose(waiting, tools);
  try {
    if (mail) await mailer.send({ ...mail, id: waiting.id });
  } catch (error) {
    const code = toErrorCode(error);
    countEvent('messageFailures', { kind: 'mail' });
    log.error({ code }, `mail about ${waiting.kind} failed`);
    if (waiting.attempts + 1 < MAX_ATTEMPTS) await postponeMail(connection, waiting.row, code);
    else await deleteMail(connection, waiting.row);
    return 'failed';
  }
  await deleteMail(connection, waiting.row);
  return 'done';
}

/** Returns null when the mail is unwanted, its notification is read, or its address is missing or not confirmed. */
async function compose(waiting: WaitingMail, tools: Tools): Promise<Mail | null> {
  const { email, isConfirmed, isRead, kind } = waiting;
  if (isRead || !email || !(isConfirmed || kind === RECEIPT_MAIL)) return null;
  const mail = await createMailLetter(waiting, tools);
  return mail && { to: email, ...mail };
}

async function createMailLetter(waiting: WaitingMail, { composers, ...tools }: Tools): Promise<Letter | null> {
  const composer = composers[waiting.kind];
  if (composer) return composer(waiting, tools);
  return waiting.userId === null ? guestMail(waiting, tools.mailer) : memberMail(waiting, tools.mailer);
}

import { codeOf } from '../../platform/afterAnswer.ts';
import type { Database } from '../../platform/Database.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Mail, Mailer } from '../../platform/mail/Mailer.ts';
import { forgetMail, lockNextMail, RECEIPT_MAIL, tryMailLater, type WaitingMail } from '../../platform/mail/outbox.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { digestMail } from '../forum/digestMail.ts';
import { DIGEST_MAIL } from '../forum/queries/digests.ts';
import { guestMail } from './mails/guestMail.ts';
import { memberMail } from './mails/memberMail.ts';

type Tools = { database: Database; mailer: Mailer };

/** In one go; whoever stops the process waits for no more. */
const AT_ONCE = 20;
/** Four days of trying. */
const ATTEMPTS = 26;

/**
 * Sends what waits in the outbox, each mail in a transaction of its own that ends with the mail gone from it: of several
 * processes one sends it, and after a crash it is sent, under the same id, by whoever comes next. What cannot be handed
 * over is tried again later, and given up after some days.
 * @returns in how many milliseconds there is more to do; undefined when there is nothing, or nothing that could be sent
 */
export async function deliverMails({ database, mailer }: Tools): Promise<number | undefined> {
  for (let sent = 0; sent < AT_ONCE; sent++) {
    const outcome = await inTransaction(database, (connection) => sendNext(connection, mailer));
    // A server that takes none now takes the next one no better.
    if (outcome !== 'done') return undefined;
  }
  return 0;
}

async function sendNext(connection: Database, mailer: Mailer): Promise<'done' | 'failed' | 'none'> {
  const waiting = await lockNextMail(connection);
  if (!waiting) return 'none';
  const mail = await compose(waiting, { database: connection, mailer });
  try {
    if (mail) await mailer.send({ ...mail, id: waiting.id });
  } catch (error) {
    const code = codeOf(error);
    console.error(`mail about ${waiting.kind} failed (${code})`);
    if (waiting.attempts + 1 < ATTEMPTS) await tryMailLater(connection, waiting.row, code);
    else await forgetMail(connection, waiting.row);
    return 'failed';
  }
  await forgetMail(connection, waiting.row);
  return 'done';
}

/** Returns null where nothing is to be sent: it is not wanted, has been read, they are gone, or the address may be a stranger's. */
async function compose(waiting: WaitingMail, tools: Tools): Promise<Mail | null> {
  const { email, isConfirmed, isRead, kind } = waiting;
  if (isRead || !email || !(isConfirmed || kind === RECEIPT_MAIL)) return null;
  const mail = await letterOf(waiting, tools);
  return mail && { to: email, ...mail };
}

function letterOf(waiting: WaitingMail, tools: Tools): Letter | null | Promise<Letter | null> {
  if (waiting.kind === DIGEST_MAIL) return digestMail(waiting, tools);
  return waiting.userId === null ? guestMail(waiting, tools.mailer) : memberMail(waiting, tools.mailer);
}

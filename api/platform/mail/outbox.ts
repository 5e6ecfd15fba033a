import { MAX_RECEIPTS_A_DAY } from '../../contracts/limits.ts';
import { COUNTED_KINDS } from '../../contracts/notifications/notifications.ts';
import { type Database, rowOf } from '../Database.ts';

/** A mail that waits: to whom it goes and what it says is decided when it leaves. */
export type WaitingMail = {
  /** The same each time it is tried; a name for a file, too. */
  id: string;
  kind: string;
  values: Record<string, string>;
  link: string | null;
  attempts: number;
  /** Of an account, or of what somebody sent in without one. */
  userId: number | null;
  contributionId: number | null;
  /** Null of somebody who is gone. */
  email: string | null;
  /** Whether its owner has shown that the address is theirs: others are mailed nothing but a receipt. */
  isConfirmed: boolean;
  /** Whether its person has read the notification that it is about: then it is not mailed any more. */
  isRead: boolean;
  /** What they chose of the topics of mails, whatever their preferences hold. */
  chosen: Record<string, unknown> | null;
  /** Code of an active language; null for the default one. */
  language: string | null;
};

/**
 * Locks the next mail that is due and that nobody else is sending. One about replies says what their notification says by now,
 * as more of them may have come.
 */
export async function lockNextMail(connection: Database): Promise<(WaitingMail & { row: string }) | null> {
  return rowOf<WaitingMail & { row: string }>(connection, {
    name: 'mail-next',
    text: `SELECT o.id AS row, to_char(o.at AT TIME ZONE 'UTC', 'YYYYMMDD"T"HH24MISS"Z-"') || lpad(to_hex(o.id), 8, '0') AS id,
             coalesce(n.kind, o.kind) AS kind, coalesce(n."values", o."values") AS "values", coalesce(n.link, o.link) AS link,
             coalesce(n.read_at IS NOT NULL, false) AS "isRead", o.attempts, o.user_id AS "userId", o.contribution_id AS "contributionId",
             coalesce(u.email, c.contributor_email) AS email,
             CASE WHEN o.user_id IS NULL THEN mail.is_confirmed(c.contributor_email)
               ELSE coalesce(u.is_verified, false) END AS "isConfirmed",
             p.preferences -> 'mail' AS chosen,
             (SELECT l.code FROM languages l WHERE l.is_active AND l.is_default IS NOT TRUE
                AND l.code = coalesce(p.preferences ->> 'language', g.language)) AS language
           FROM mail.outbox o LEFT JOIN users u ON u.id = o.user_id LEFT JOIN user_profiles p ON p.user_id = o.user_id
             LEFT JOIN contributions c ON c.id = o.contribution_id LEFT JOIN mail.guest g ON g.contribution_id = c.id
             LEFT JOIN LATERAL (SELECT * FROM notifications WHERE o."values" ? 'topic' AND user_id = o.user_id
               AND kind = ANY ($1) AND "values" ->> 'topic' = o."values" ->> 'topic' ORDER BY created_at DESC, id DESC LIMIT 1) n ON true
           WHERE o.not_before <= now() ORDER BY o.not_before, o.id LIMIT 1 FOR UPDATE OF o SKIP LOCKED`,
    values: [COUNTED_KINDS],
  });
}

export async function forgetMail(connection: Database, row: string): Promise<void> {
  await connection.query({ name: 'mail-forget', text: 'DELETE FROM mail.outbox WHERE id = $1', values: [row] });
}

/** Each time it waits twice as long, and at most six hours. */
export async function tryMailLater(connection: Database, row: string, error: string): Promise<void> {
  await connection.query({
    name: 'mail-later',
    text: `UPDATE mail.outbox SET attempts = attempts + 1, error = $2,
             not_before = now() + least(interval '6 hours', interval '30 seconds' * power(2, least(attempts, 20))) WHERE id = $1`,
    values: [row, error],
  });
}

/** The mail that goes to an address that nobody has shown to be theirs: its link is how they do. */
export const RECEIPT_MAIL = 'Received';

/** Puts a mail to whoever sent something in without an account into the outbox, in the transaction of what it tells. */
export async function queueGuestMail(
  connection: Database,
  { contributionId, kind, link }: { contributionId: number; kind: string; link?: string | null | undefined },
): Promise<void> {
  if (kind === RECEIPT_MAIL) return queueReceipt(connection, contributionId);
  await connection.query({
    name: 'mail-guest',
    text: 'INSERT INTO mail.outbox (contribution_id, kind, link) VALUES ($1, $2, $3)',
    values: [contributionId, kind, link ?? null],
  });
}

/**
 * Puts a receipt into the outbox, unless the mailbox has had all of the day's. Then the last one stands for this
 * contribution as well: its page leads to both.
 */
async function queueReceipt(connection: Database, contributionId: number): Promise<void> {
  // A statement sees what was committed before it began: the count is one that begins when the lock is held.
  await connection.query({
    name: 'mail-receipt-lock',
    text: `SELECT pg_advisory_xact_lock(hashtext('mail.receipt'), hashtext(mail.mailbox(contributor_email)))
           FROM contributions WHERE id = $1`,
    values: [contributionId],
  });
  await connection.query({
    name: 'mail-receipt',
    text: `WITH sender AS (
             SELECT id, mail.mailbox(contributor_email) AS mailbox,
               CASE WHEN mail.is_confirmed(contributor_email) THEN $3::int ELSE $2::int END AS most
             FROM contributions WHERE id = $1),
           mailed AS (
             SELECT c.id, r.at
             FROM sender s CROSS JOIN mail.receipt r JOIN contributions c ON c.id = r.contribution_id
             WHERE r.at > now() - interval '1 day' AND r.mailed_with = r.contribution_id
               AND mail.mailbox(c.contributor_email) = s.mailbox),
           receipt AS (
             INSERT INTO mail.receipt (contribution_id, mailed_with)
             SELECT s.id, CASE WHEN (SELECT count(*) FROM mailed) < s.most THEN s.id
               ELSE (SELECT m.id FROM mailed m ORDER BY m.at DESC, m.id DESC LIMIT 1) END
             FROM sender s RETURNING contribution_id, mailed_with)
           INSERT INTO mail.outbox (contribution_id, kind)
           SELECT contribution_id, '${RECEIPT_MAIL}' FROM receipt WHERE mailed_with = contribution_id`,
    values: [contributionId, MAX_RECEIPTS_A_DAY.unconfirmed, MAX_RECEIPTS_A_DAY.confirmed],
  });
}

/** The language that somebody without an account wrote in. */
export async function keepGuestLanguage(connection: Database, contributionId: number, language: string): Promise<void> {
  await connection.query({
    name: 'mail-guest-language',
    text: 'INSERT INTO mail.guest (contribution_id, language) VALUES ($1, $2)',
    values: [contributionId, language],
  });
}

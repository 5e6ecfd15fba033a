import { z } from 'zod';
import { MAX_RECEIPTS_A_DAY } from '../../contracts/limits.ts';
import { COUNTED_KINDS } from '../../contracts/notifications/notifications.ts';
import type { Database } from '../Database.ts';
import { defineStatement, execute, findRow, json, type RowFrom } from '../statement.ts';

const MAIL_NEXT = defineStatement({
  name: 'mail-next',
  row: {
    /** Id of the row in the outbox. */
    row: z.string(),
    /** Id that stays the same at each attempt. It can name a file, too. */
    id: z.string(),
    kind: z.string(),
    values: json<Record<string, string>>(),
    link: z.string().nullable(),
    attempts: z.number(),
    /** Recipient: the id of a user, or of a guest's contribution. The other id is null. */
    userId: z.number().nullable(),
    contributionId: z.number().nullable(),
    /** Null when the recipient is gone. */
    email: z.string().nullable(),
    /** Whether the recipient has confirmed the address. Only receipts go to an unconfirmed one. */
    isConfirmed: z.boolean(),
    /** Whether the recipient has read the notification. The mail is not sent then. */
    isRead: z.boolean(),
    /** The user's choice of mail topics as stored, without a check. */
    chosen: json<Record<string, unknown>>().nullable(),
    /** Code of an active language; null for the default one. */
    language: z.string().nullable(),
  },
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
});

/** A mail in the outbox. Its recipient and its text are determined when it is sent. */
export type WaitingMail = Omit<RowFrom<typeof MAIL_NEXT>, 'row'>;

/** Locks the next due mail that no process is sending. A mail about replies gets its notification's latest content. */
export async function lockNextMail(connection: Database): Promise<RowFrom<typeof MAIL_NEXT> | null> {
  return findRow(connection, MAIL_NEXT, [COUNTED_KINDS]);
}

const MAIL_FORGET = defineStatement({ name: 'mail-forget', text: 'DELETE FROM mail.outbox WHERE id = $1' });

export async function deleteMail(connection: Database, row: string): Promise<void> {
  await execute(connection, MAIL_FORGET, [row]);
}

const MAIL_LATER = defineStatement({
  name: 'mail-later',
  text: `UPDATE mail.outbox SET attempts = attempts + 1, error = $2,
           not_before = now() + least(interval '6 hours', interval '30 seconds' * power(2, least(attempts, 20))) WHERE id = $1`,
});

/** Postpones a mail by 30 seconds, then twice as long after each attempt, at most six hours. */
export async function postponeMail(connection: Database, row: string, error: string): Promise<void> {
  await execute(connection, MAIL_LATER, [row, error]);
}

/** Kind of the only mail to an unconfirmed address. Opening its link confirms the address. */
export const RECEIPT_MAIL = 'Received';

const MAIL_GUEST = defineStatement({
  name: 'mail-guest',
  text: 'INSERT INTO mail.outbox (contribution_id, kind, link) VALUES ($1, $2, $3)',
});

/** Inserts a mail to a guest, in the caller's transaction. */
export async function queueGuestMail(
  connection: Database,
  { contributionId, kind, link }: { contributionId: number; kind: string; link?: string | null | undefined },
): Promise<void> {
  if (kind === RECEIPT_MAIL) return queueReceipt(connection, contributionId);
  await execute(connection, MAIL_GUEST, [contributionId, kind, link ?? null]);
}

const MAIL_RECEIPT = defineStatement({
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
});

const MAIL_RECEIPT_LOCK = defineStatement({
  name: 'mail-receipt-lock',
  text: `SELECT FROM contributions CROSS JOIN LATERAL
           pg_advisory_xact_lock(hashtext('mail.receipt'), hashtext(mail.mailbox(contributor_email))) WHERE id = $1`,
});

/**
 * Records a receipt, and queues its mail unless the mailbox has reached its maximum of receipts within 24 hours. In
 * that case the latest mailed receipt covers this contribution as well, and its page leads to both.
 */
async function queueReceipt(connection: Database, contributionId: number): Promise<void> {
  // Locks in a separate statement: the next statement must take its snapshot after the lock, to count all committed
  // receipts.
  await execute(connection, MAIL_RECEIPT_LOCK, [contributionId]);
  await execute(connection, MAIL_RECEIPT, [
    contributionId,
    MAX_RECEIPTS_A_DAY.unconfirmed,
    MAX_RECEIPTS_A_DAY.confirmed,
  ]);
}

const MAIL_GUEST_LANGUAGE = defineStatement({
  name: 'mail-guest-language',
  text: 'INSERT INTO mail.guest (contribution_id, language) VALUES ($1, $2)',
});

export async function insertGuestLanguage(
  connection: Database,
  contributionId: number,
  language: string,
): Promise<void> {
  await execute(connection, MAIL_GUEST_LANGUAGE, [contributionId, language]);
}

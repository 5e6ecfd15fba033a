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
  isVerified: boolean;
  /** What they chose of the topics of mails, whatever their preferences hold. */
  chosen: Record<string, unknown> | null;
  /** Code of an active language; null for the default one. */
  language: string | null;
};

/** The next mail that is due and that nobody else is sending, held until the transaction ends. */
export async function lockNextMail(connection: Database): Promise<(WaitingMail & { row: string }) | null> {
  return rowOf<WaitingMail & { row: string }>(connection, {
    name: 'mail-next',
    text: `SELECT o.id AS row, to_char(o.at AT TIME ZONE 'UTC', 'YYYYMMDD"T"HH24MISS"Z-"') || lpad(to_hex(o.id), 8, '0') AS id,
             o.kind, o."values", o.link, o.attempts, o.user_id AS "userId", o.contribution_id AS "contributionId",
             coalesce(u.email, c.contributor_email) AS email, coalesce(u.is_verified, false) AS "isVerified",
             p.preferences -> 'mail' AS chosen,
             (SELECT l.code FROM languages l WHERE l.is_active AND l.is_default IS NOT TRUE
                AND l.code = coalesce(p.preferences ->> 'language', g.language)) AS language
           FROM mail.outbox o LEFT JOIN users u ON u.id = o.user_id LEFT JOIN user_profiles p ON p.user_id = o.user_id
             LEFT JOIN contributions c ON c.id = o.contribution_id LEFT JOIN mail.guest g ON g.contribution_id = c.id
           WHERE o.not_before <= now() ORDER BY o.not_before, o.id LIMIT 1 FOR UPDATE OF o SKIP LOCKED`,
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

/** Receipts that one address is mailed in a day, whoever gives it. */
const RECEIPTS_A_DAY = 10;

/** Puts a mail to whoever sent something in without an account into the outbox, in the transaction of what it tells. */
export async function queueGuestMail(
  connection: Database,
  { contributionId, kind, link }: { contributionId: number; kind: string; link?: string | null | undefined },
): Promise<void> {
  await connection.query({
    name: 'mail-guest',
    text: `INSERT INTO mail.outbox (contribution_id, kind, link)
           SELECT $1, $2, $3 WHERE $2 <> 'Received' OR ${RECEIPTS_A_DAY} >= (
             SELECT count(*) FROM contributions c WHERE c.user_id IS NULL AND c.created_at > now() - interval '1 day'
               AND lower(c.contributor_email) = (SELECT lower(o.contributor_email) FROM contributions o WHERE o.id = $1))`,
    values: [contributionId, kind, link ?? null],
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

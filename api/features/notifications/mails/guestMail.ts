import { createLetter, type Letter } from '../../../platform/mail/createLetter.ts';
import type { Mailer } from '../../../platform/mail/Mailer.ts';
import { RECEIPT_MAIL, type WaitingMail } from '../../../platform/mail/outbox.ts';
import { readLink, signLink } from '../../../platform/mail/signedLink.ts';

const PURPOSE = 'receipt';

/** Creates the token of a mailed link that opens a contribution without an account. */
export function receiptToken(contributionId: number, key: string): string {
  return signLink(key, PURPOSE, String(contributionId));
}

/** Returns the id of the contribution; null when the token is invalid. */
export function readReceiptToken(token: string, key: string): number | null {
  const id = readLink(key, PURPOSE, token);
  return id === null ? null : Number(id);
}

/** Kinds of mail that guests get about their contributions. */
export const GUEST_MAILS = ['Received', 'Asked', 'Rejected', 'Published'] as const;
export type GuestMail = (typeof GUEST_MAILS)[number];

/**
 * Composes a mail to the address that a guest gave; null for other kinds. The address may be a stranger's, so the mail
 * contains nothing that anyone typed: texts and reasons are behind its link, which opens without an account.
 */
export function guestMail(waiting: WaitingMail, mailer: Pick<Mailer, 'siteUrl' | 'linkKey'>): Letter | null {
  const { kind, contributionId, link, isConfirmed, language } = waiting;
  const news = GUEST_MAILS.find((one) => one === kind);
  if (!news || contributionId === null) return null;
  const receipt = `/receipt#${receiptToken(contributionId, mailer.linkKey)}`;
  const page = news === 'Published' ? link : null;
  return createLetter({ siteUrl: mailer.siteUrl, language: language ?? undefined }, page ?? receipt, (words) => ({
    subject: words[`guest${news}Subject`],
    before: [words[`guest${news}Reason`]],
    label: words[`guest${news}Action`],
    after: [
      ...(news === RECEIPT_MAIL && !isConfirmed ? [words.guestConfirm] : []),
      ...(page ? [] : [words.guestTerms]),
      words.guestIgnore,
    ],
  }));
}

import { type Letter, letter } from '../../../platform/mail/letter.ts';
import type { Mailer } from '../../../platform/mail/Mailer.ts';
import { RECEIPT_MAIL, type WaitingMail } from '../../../platform/mail/outbox.ts';
import { receiptToken } from './receiptToken.ts';

/** What whoever has no inbox would else never hear of. */
export const GUEST_MAILS = ['Received', 'Asked', 'Rejected', 'Published'] as const;
export type GuestMail = (typeof GUEST_MAILS)[number];

/**
 * Tells the address that somebody gave who sent something in without an account. It may be another's, so the mail holds
 * nothing that anybody typed: texts and reasons stand behind its link, which shows them without an account.
 */
export function guestMail(waiting: WaitingMail, mailer: Pick<Mailer, 'siteUrl' | 'linkKey'>): Letter | null {
  const { kind, contributionId, link, isConfirmed, language } = waiting;
  const news = GUEST_MAILS.find((one) => one === kind);
  if (!news || contributionId === null) return null;
  const receipt = `/receipt#${receiptToken(contributionId, mailer.linkKey)}`;
  const page = news === 'Published' ? link : null;
  return letter({ siteUrl: mailer.siteUrl, language: language ?? undefined }, page ?? receipt, (words) => ({
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

import { afterAnswer } from '../../platform/afterAnswer.ts';
import type { Mailer } from '../../platform/mail/Mailer.ts';
import { type GuestNews, guestMail } from './mails/guestMail.ts';
import type { Contribution } from './queries/contributions.ts';

/** What came of a step, for whoever has no inbox. */
export type News = { news: GuestNews; contribution: Contribution; page: string | null };

/** Mails what a guest would else never hear of; whoever has an account has an inbox. Once the step is done for good. */
export function mailGuest(mailer: Mailer | undefined, { news, contribution, page }: News): void {
  const { userId, email } = contribution;
  if (!mailer || userId !== null || !email) return;
  afterAnswer('mail about a contribution', () =>
    // Nobody has asked guests for the language of their mails, and a page in theirs need not exist.
    mailer.send({ to: email, ...guestMail({ siteUrl: mailer.siteUrl, language: undefined }, news, page) }),
  );
}

import type { WorkflowAction } from '../../contracts/contributions/workflow.ts';
import { afterAnswer } from '../../platform/afterAnswer.ts';
import type { Mailer } from '../../platform/mail/Mailer.ts';
import { type GuestNews, guestMail } from './mails/guestMail.ts';
import type { Contribution } from './queries/contributions.ts';

/** What whoever has no inbox would else never hear of. */
const NEWS: { [Action in WorkflowAction]?: GuestNews } = {
  request_changes: 'asked',
  reject: 'rejected',
  publish: 'published',
  publish_in_emergency: 'published',
};

/** A step that is done for good, and the page that came of it. */
type Done = { action: WorkflowAction; contribution: Pick<Contribution, 'userId' | 'email'>; page: string | null };

/** Mails a guest what came of a step; whoever has an account has an inbox. */
export function mailGuest(mailer: Mailer | undefined, { action, contribution, page }: Done): void {
  const { userId, email } = contribution;
  const news = NEWS[action];
  if (!mailer || !news || userId !== null || !email) return;
  afterAnswer('mail about a contribution', () =>
    // Nobody has asked guests for the language of their mails, and a page in theirs need not exist.
    mailer.send({ to: email, ...guestMail({ siteUrl: mailer.siteUrl, language: undefined }, news, page) }),
  );
}

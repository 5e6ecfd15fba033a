import type { WorkflowAction } from '../../contracts/contributions/workflow.ts';
import { afterAnswer } from '../../platform/afterAnswer.ts';
import { type Letter, letter } from '../../platform/mail/letter.ts';
import type { Mailer } from '../../platform/mail/Mailer.ts';
import type { Contribution } from './queries/contributions.ts';

/** What whoever has no inbox would else never hear of. */
const NEWS: { [Action in WorkflowAction]?: 'Asked' | 'Rejected' | 'Published' } = {
  request_changes: 'Asked',
  reject: 'Rejected',
  publish: 'Published',
  publish_in_emergency: 'Published',
};

/** A step that is done for good, and the page that came of it. */
type Done = { action: WorkflowAction; contribution: Pick<Contribution, 'userId' | 'email'>; page: string | null };

/** Mails a guest what came of a step; whoever has an account has an inbox. */
export function mailGuest(mailer: Mailer | undefined, { action, contribution, page }: Done): void {
  const { userId, email } = contribution;
  const news = NEWS[action];
  if (!mailer || !news || userId !== null || !email) return;
  afterAnswer('mail about a contribution', () =>
    mailer.send({ to: email, ...guestMail(mailer.siteUrl, news, news === 'Published' ? page : null) }),
  );
}

const PROFILE = '/profile';

/**
 * Tells the address that somebody gave who sent something in without an account. It may be another's, so the mail holds
 * nothing that anybody typed: reason and texts stand on the profile of whoever confirms the address. Nobody has asked
 * guests for the language of their mails, and a page in theirs need not exist.
 * @param page address of the page that came of it
 */
function guestMail(siteUrl: string, news: 'Asked' | 'Rejected' | 'Published', page: string | null): Letter {
  return letter({ siteUrl, language: undefined }, page ?? PROFILE, (words) => ({
    subject: words[`guest${news}Subject`],
    before: [words[`guest${news}Reason`], ...(news === 'Published' ? [] : [words.guestTerms])],
    label: words[`guest${news}Action`],
    after: [words.guestIgnore],
  }));
}

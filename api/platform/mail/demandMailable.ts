import { EMAIL_MAX } from '../../contracts/limits.ts';
import type { Mail } from './Mailer.ts';

/** One address and nothing around it: no white space, no control characters, no second address, no name. */
const ADDRESS = /^[^\s\p{Cc}<>()[\],:;"\\@]+@[^\s\p{Cc}<>()[\],:;"\\@]+$/u;

/**
 * The last look before a mail leaves. Nodemailer folds and encodes headers by itself; this refuses what has no business
 * in one, so that a new line in a value never becomes a header or a second recipient.
 * @throws Error that says what is wrong, and never whose address it was
 */
export function demandMailable({ to, subject }: Pick<Mail, 'to' | 'subject'>): void {
  if (to.length > EMAIL_MAX || !ADDRESS.test(to)) throw new Error('This is no address that mail can be sent to');
  if (/\p{Cc}/u.test(subject)) throw new Error('The subject of a mail is one line');
}

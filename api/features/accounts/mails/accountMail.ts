import { DEFAULT_LANGUAGE } from '../../../contracts/languages.ts';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { type MailWords, mailWords } from '../../../contracts/wording/mail/index.ts';
import { fill } from '../../../contracts/wording/plural.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import { renderMail } from '../../../platform/mail/renderMail.ts';

type Letter = Pick<Mail, 'subject' | 'text' | 'html' | 'link'>;
type Reader = {
  siteUrl: string;
  /** Code of an active language; undefined means the default one, whose pages have no prefix. */
  language: string | undefined;
};

/** A link for a new password. The token stands in the part of the address that no browser sends to a server. */
export function resetMail(reader: Reader, token: string): Letter {
  return letter(reader, `/auth/reset#${token}`, (words) => ({
    subject: words.resetSubject,
    before: [words.resetReason],
    label: words.resetAction,
    after: [words.resetTerms, words.resetIgnore],
  }));
}

export function verificationMail(reader: Reader, token: string): Letter {
  return letter(reader, `/auth/verify#${token}`, (words) => ({
    subject: words.verifySubject,
    before: [words.verifyReason],
    label: words.verifyAction,
    after: [words.verifyTerms, words.verifyIgnore],
  }));
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail(reader: Reader): Letter {
  return letter(reader, '/auth/forgot', (words) => ({
    subject: words.changedSubject,
    before: [words.changedReason, words.changedIgnore, words.changedAlarm],
    label: words.resetAction,
    after: [],
  }));
}

type Words = { subject: string; before: string[]; label: string; after: string[] };

function letter({ siteUrl, language: asked }: Reader, path: string, choose: (words: MailWords) => Words): Letter {
  const { language, words } = mailWords(asked ?? DEFAULT_LANGUAGE);
  const { subject, before, label, after } = choose(words);
  const named = (text: string) => fill(text, { product: PRODUCT_NAME });
  return renderMail({
    language,
    direction: words.direction,
    subject: named(subject),
    before: [words.greeting, ...before.map(named)],
    action: { label, link: `${siteUrl}${asked ? `/${asked}` : ''}${path}`, hint: words.hint },
    after: after.map(named),
  });
}

import { DEFAULT_LANGUAGE } from '../../contracts/encyclopedia/languages.ts';
import { PRODUCT_NAME } from '../../contracts/product.ts';
import { type MailWords, mailWords } from '../../contracts/wording/mail/index.ts';
import { fill } from '../../contracts/wording/plural.ts';
import type { Mail } from './Mailer.ts';
import { renderMail } from './renderMail.ts';

export type Letter = Pick<Mail, 'subject' | 'text' | 'html' | 'link'>;
export type Reader = {
  siteUrl: string;
  /** Code of an active language; undefined means the default one, whose pages have no prefix. */
  language: string | undefined;
};

/** `before` stand above the button, `after` below it. */
type Words = { subject: string; before: string[]; label: string; after: string[] };

/** A mail with a button to a page of this site, in the words of the reader's language. */
export function letter(
  { siteUrl, language: asked }: Reader,
  path: string,
  choose: (words: MailWords) => Words,
): Letter {
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

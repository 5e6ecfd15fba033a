import { DEFAULT_LANGUAGE } from '../../contracts/encyclopedia/languages.ts';
import { directionIn } from '../../contracts/languages.ts';
import { PRODUCT_NAME } from '../../contracts/product.ts';
import { type MailWords, mailWords } from '../../contracts/wording/onServer.ts';
import { fill } from '../../contracts/wording/plural.ts';
import type { Mail } from './Mailer.ts';
import { type QuotedLink, renderMail } from './renderMail.ts';

export type Letter = Pick<Mail, 'subject' | 'text' | 'html' | 'link' | 'stopAddress'>;
export type Reader = {
  siteUrl: string;
  /** Code of an active language; undefined means the default one, whose pages have no prefix. */
  language: string | undefined;
};

/** `before` and `quotes` (texts of people) are above the button, `after` below it. `stop` ends mails of this kind. */
type LetterTexts = {
  subject: string;
  before: string[];
  quotes?: (string | QuotedLink)[];
  label: string;
  after: string[];
  stop?: Stop;
};
export type Stop = { token: string; reason: string; label: string };

/** Returns a mail in the reader's language. `path` and the links of quotes are paths without a language. */
export function createLetter(
  { siteUrl, language: asked }: Reader,
  path: string,
  choose: (words: MailWords, language: string) => LetterTexts,
): Letter {
  const { language, words } = mailWords(asked ?? DEFAULT_LANGUAGE);
  const { subject, before, quotes = [], label, after, stop } = choose(words, language);
  const toFullAddress = (path: string) => `${siteUrl}${asked && !isEditorPath(path) ? `/${asked}` : ''}${path}`;
  const named = (text: string) => fill(text, { product: PRODUCT_NAME });
  const mail = renderMail({
    language,
    direction: directionIn(language),
    subject: named(subject),
    before: [words.greeting, ...before.map(named)],
    quotes: quotes.map((quote) => (typeof quote === 'string' ? quote : { ...quote, link: toFullAddress(quote.link) })),
    action: { label, link: toFullAddress(path), hint: words.hint },
    after: after.map(named),
    ...(stop
      ? { stop: { text: named(stop.reason), label: stop.label, link: toFullAddress(`/mail-off#${stop.token}`) } }
      : {}),
  });
  return stop ? { ...mail, stopAddress: `${siteUrl}/api/mail-off/${stop.token}` } : mail;
}

/** The editor interface has only one language, so its paths have no prefix. */
function isEditorPath(path: string): boolean {
  return path.startsWith('/cms/');
}

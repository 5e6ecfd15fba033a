import { PRODUCT_NAME } from '../../contracts/product.ts';

export type QuotedLink = { label: string; link: string; text: string };

export type MailText = {
  /** Language and direction of the texts, which may differ from those of the linked page. */
  language: string;
  direction: 'ltr' | 'rtl';
  subject: string;
  /** Plain sentences; `before` stand above the link, `after` below it. */
  before: string[];
  quotes?: (string | QuotedLink)[];
  action?: { label: string; link: string; hint: string };
  after: string[];
  stop?: { text: string; label: string; link: string };
};

/** Returns a mail as plain text and as simple HTML, which loads nothing. */
export function renderMail({ language, direction, subject, before, quotes = [], action, after, stop }: MailText) {
  const text = [
    ...before,
    ...quotes.map((quote) => (typeof quote === 'string' ? quote : `${quote.label}\n${quote.link}\n${quote.text}`)),
    ...(action ? [action.link] : []),
    ...after,
    ...(stop ? [stop.text, `${stop.label}: ${stop.link}`] : []),
    PRODUCT_NAME,
  ].join('\n\n');
  const paragraphs = (sentences: string[]) => sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n');
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body dir="${direction}" style="font:17px/1.6 system-ui,sans-serif;max-width:36em;margin:0 auto;padding:24px;text-align:start">
${paragraphs(before)}
${quotes.map((quote) => `<p dir="auto" style="border-inline-start:3px solid;padding-inline-start:12px;white-space:pre-line">${renderQuote(quote)}</p>`).join('\n')}
${action ? renderButton(action) : ''}
${paragraphs(after)}
${stop ? `<p>${escapeHtml(stop.text)} <a href="${escapeHtml(stop.link)}">${escapeHtml(stop.label)}</a></p>` : ''}
<p>${escapeHtml(PRODUCT_NAME)}</p>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html, ...(action ? { link: action.link } : {}) };
}

function renderButton({ label, link, hint }: NonNullable<MailText['action']>): string {
  const address = escapeHtml(link);
  return `<p><a href="${address}" style="display:inline-block;padding:12px 20px;border:2px solid;border-radius:8px;font-weight:600">${escapeHtml(label)}</a></p>
<p>${escapeHtml(hint)}<br><span dir="ltr" style="overflow-wrap:anywhere">${address}</span></p>`;
}

function renderQuote(quote: string | QuotedLink): string {
  if (typeof quote === 'string') return escapeHtml(quote);
  return `<a href="${escapeHtml(quote.link)}">${escapeHtml(quote.label)}</a>\n${escapeHtml(quote.text)}`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

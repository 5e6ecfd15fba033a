import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type { FeedEntry } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { conditionPath, feedPath, homePath } from '../../routes.ts';
import type { Locale } from '../locale/locale.ts';
import { escapeXml } from './escapeXml.ts';

type Feed = { locale: Locale; siteUrl: string; entries: FeedEntry[] };

/** Required of a feed even when nothing is in it yet, and the same at every render. */
const BEFORE_ANYTHING = '1970-01-01T00:00:00.000Z';

/** New and changed conditions of one language, after RFC 4287. Entries without a known date cannot be in a feed. */
export function atomFeed({ locale, siteUrl, entries }: Feed): string[] {
  const { lang, wording } = locale;
  const dated = entries.filter(({ updated }) => !Number.isNaN(Date.parse(updated)));
  const others = locale.languages.filter(({ code }) => code !== lang);
  const self = siteUrl + feedPath(lang);
  return [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(lang)}">`,
    element('id', self),
    element('title', locale.fill(wording.feed.title, { product: PRODUCT_NAME })),
    element('subtitle', wording.feed.description),
    element('updated', dated[0]?.updated ?? BEFORE_ANYTHING),
    `<author>${element('name', PRODUCT_NAME)}</author>`,
    element('icon', `${siteUrl}/favicon.svg`),
    link({ rel: 'self', type: ATOM, hreflang: lang, href: self }),
    link({ rel: 'alternate', type: HTML, hreflang: lang, href: siteUrl + homePath(lang) }),
    ...others.map(({ code }) => link({ rel: 'alternate', type: ATOM, hreflang: code, href: siteUrl + feedPath(code) })),
    ...dated.flatMap((entry) => entryOf(entry, siteUrl + conditionPath(entry.id, lang), lang)),
    '</feed>',
  ];
}

const ATOM = 'application/atom+xml';
const HTML = 'text/html';

/** The address names the entry for good: a condition keeps it as long as it exists. */
function entryOf({ name, summary, created, updated }: FeedEntry, url: string, lang: string): string[] {
  const language = summary.language === lang ? '' : ` xml:lang="${escapeXml(summary.language)}"`;
  return [
    '<entry>',
    element('id', url),
    element('title', name.value),
    element('updated', updated),
    element('published', created),
    link({ rel: 'alternate', type: HTML, hreflang: lang, href: url }),
    `<summary${language}>${escapeXml(summary.value)}</summary>`,
    '</entry>',
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  return `<link ${written.join(' ')}/>`;
}

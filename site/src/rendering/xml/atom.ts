import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { escapeXml } from './escapeXml.ts';

export type AtomEntry = {
  /** Address and permanent id. */
  url: string;
  title: string;
  summary: string;
  /** Language of the summary; missing when it is the feed's. */
  language?: string;
  author?: string;
  /** Additional text with its language, such as a correction. */
  content?: { text: string; language: string } | null;
  /** ISO 8601. */
  created: string;
  updated: string;
};

type Feed = {
  lang: string;
  siteUrl: string;
  /** Addresses of the feed itself, of its page, and of the feeds in other languages. */
  self: string;
  page: string;
  others: { lang: string; url: string }[];
  title: string;
  subtitle: string;
  /** Licence of the entries; missing when their authors keep all rights. */
  license?: { name: string; url: string };
  entries: AtomEntry[];
};

/** Date of an empty feed, which Atom demands; constant, so that each render is the same. */
const BEFORE_ANYTHING = '1970-01-01T00:00:00.000Z';

/** Returns the lines of an Atom feed (RFC 4287), without entries whose date is unknown. */
export function atom({ lang, siteUrl, self, page, others, title, subtitle, license, entries }: Feed): string[] {
  const dated = entries.filter(({ updated }) => !Number.isNaN(Date.parse(updated)));
  return [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(lang)}">`,
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    element(
      'updated',
      dated
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? BEFORE_ANYTHING,
    ),
    `<author>${element('name', PRODUCT_NAME)}</author>`,
    element('icon', `${siteUrl}/favicon.svg`),
    link({ rel: 'self', type: ATOM, hreflang: lang, href: self }),
    link({ rel: 'alternate', type: HTML, hreflang: lang, href: page }),
    ...others.map((other) => link({ rel: 'alternate', type: ATOM, hreflang: other.lang, href: other.url })),
    // RFC 4946 names the licence of a feed in this link.
    ...(license ? [element('rights', license.name), link({ rel: 'license', href: license.url })] : []),
    ...dated.flatMap((entry) => writeEntry(entry, lang)),
    '</feed>',
  ];
}

const ATOM = 'application/atom+xml';
const HTML = 'text/html';

function writeEntry(entry: AtomEntry, lang: string): string[] {
  const { url, title, summary, language = lang, author, content, created, updated } = entry;
  const written = (code: string) => (code === lang ? '' : ` xml:lang="${escapeXml(code)}"`);
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    element('updated', updated),
    element('published', created),
    ...(author ? [`<author>${element('name', author)}</author>`] : []),
    link({ rel: 'alternate', type: HTML, hreflang: lang, href: url }),
    `<summary${written(language)}>${escapeXml(summary)}</summary>`,
    ...(content ? [`<content type="text"${written(content.language)}>${escapeXml(content.text)}</content>`] : []),
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

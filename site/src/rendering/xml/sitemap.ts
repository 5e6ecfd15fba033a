import { escapeXml } from './escapeXml.ts';

export type Address = {
  url: string;
  /** ISO 8601; a text that is not a date is left out. */
  lastModified?: string;
};

/** Returns the lines of a site map (https://www.sitemaps.org/protocol.html). */
export function sitemap(addresses: Address[]): string[] {
  return [`<urlset xmlns="${NAMESPACE}">`, ...addresses.map((address) => writeElement('url', address)), '</urlset>'];
}

export function sitemapIndex(addresses: Address[]): string[] {
  const maps = addresses.map((address) => writeElement('sitemap', address));
  return [`<sitemapindex xmlns="${NAMESPACE}">`, ...maps, '</sitemapindex>'];
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function writeElement(name: string, { url, lastModified }: Address): string {
  const isDate = lastModified !== undefined && !Number.isNaN(Date.parse(lastModified));
  const date = isDate ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
  return `<${name}><loc>${escapeXml(url)}</loc>${date}</${name}>`;
}

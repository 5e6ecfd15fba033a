import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Parts of a page, by what they are in its HTML. */
const PARTS: [name: string, pattern: RegExp][] = [
  ['style sheet', /<style[^>]*>.*?<\/style>/gs],
  ['scripts', /<script[^>]*>.*?<\/script>/gs],
  ['icons', /<svg.*?<\/svg>/gs],
  ['policy', /<meta http-equiv="content-security-policy"[^>]*>/g],
  ['header', /<header class="site-header.*?<\/header>/gs],
  ['main part', /<main.*?<\/main>/gs],
  ['footer', /<footer.*?<\/footer>/gs],
];

export type Part = { name: string; bytes: number; plainBytes: number };

/**
 * What each part of a page costs on the wire: by how much the page shrinks without it. Parts lie inside each other
 * (icons in the header) and share words, so the costs do not add up to the page.
 * @param compressedPage HTML in Brotli
 * @throws Error when a part is not found
 */
export function costsOf(compressedPage: Buffer): Part[] {
  const html = brotliDecompressSync(compressedPage).toString();
  const whole = compress(html);
  return PARTS.map(([name, pattern]) => {
    const rest = html.replaceAll(pattern, '');
    if (rest === html) throw new Error(`The page has no ${name}, or it is written otherwise than ${pattern} says`);
    return { name, bytes: whole - compress(rest), plainBytes: Buffer.byteLength(html) - Buffer.byteLength(rest) };
  });
}

export function compress(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: SERVED_QUALITY } }).length;
}

/** What the gateway compresses with. */
const SERVED_QUALITY = 9;

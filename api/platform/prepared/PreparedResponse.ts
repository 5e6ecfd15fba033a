import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './conditional.ts';

/** Below this a compressed answer saves no packet. */
export const COMPRESS_FROM_BYTES = 1500;
/**
 * Brotli at 9 takes about 1 ms for a page, with a window that is no larger than the page; with the usual one it takes ten
 * times as long. At 10 it takes 20 ms and saves another 6 to 8%: worth it for what is asked for again. At 11, twice that for
 * another 1 to 2%.
 */
const BROTLI = { first: 9, tight: 10, tightest: 11 };
/**
 * What the first round trip of a new connection carries (ten segments, RFC 6928, less the headers). A page that is a little
 * larger is worth the 20 ms at once; one that is far larger needs a second round trip either way.
 */
const ROUND_TRIP = { bytes: 14_000, most: 15_500 };

type Content = {
  body: string | Uint8Array;
  status?: number;
  headers: Record<string, string>;
  /** Compress it anew, with more work, when it is asked for again: for what stays the same for long. */
  isTightened?: boolean;
};

export type Variant = {
  bytes: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
  /** The same as name, value, name, value: what node:http writes without another look. */
  rawHeaders: string[];
  notModified: { headers: Record<string, string>; rawHeaders: string[] };
};

/** An answer as bytes with everything that goes with them. Compressed forms are made once, when first asked for. */
export class PreparedResponse {
  readonly hash: string;
  readonly status: number;
  readonly identity: Variant;
  /** Told how many bytes a compressed form added. */
  onGrown: (bytes: number) => void = () => {};

  readonly #headers: Record<string, string>;
  readonly #compressed = new Map<Encoding, Variant>();
  readonly #compressing = new Map<Encoding, Promise<Variant>>();
  readonly #isTightened: boolean;
  #isToBeTightened: boolean;

  constructor({ body, status = 200, headers, isTightened = false }: Content) {
    const bytes = Buffer.from(body);
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
    this.status = status;
    this.#headers = headers;
    this.#isTightened = isTightened;
    this.#isToBeTightened = isTightened;
    this.identity = this.#variant('identity', bytes);
  }

  /** The form to send now, or undefined while it still has to be compressed. */
  made(encoding: Encoding): Variant | undefined {
    if (!this.#isWorthCompressing(encoding)) return this.identity;
    const variant = this.#compressed.get(encoding);
    if (variant && encoding === 'br' && this.#isToBeTightened) void this.#tighten();
    return variant;
  }

  /** The form to send now, without waiting: the plain one while a compressed one is not there yet. */
  ready(encoding: Encoding): Variant {
    const variant = this.made(encoding);
    if (!variant) this.form(encoding).catch(() => {});
    return variant ?? this.identity;
  }

  async form(encoding: Encoding): Promise<Variant> {
    const made = this.made(encoding) ?? this.#compressing.get(encoding);
    if (made) return made;
    const compressing = this.#compress(encoding);
    this.#compressing.set(encoding, compressing);
    return compressing.finally(() => this.#compressing.delete(encoding));
  }

  #isWorthCompressing(encoding: Encoding): boolean {
    return encoding !== 'identity' && this.identity.bytes.byteLength >= COMPRESS_FROM_BYTES;
  }

  async #compress(encoding: Encoding): Promise<Variant> {
    let compressed = await compressors[encoding === 'br' ? 'br' : 'gzip'](this.identity.bytes);
    for (const quality of [BROTLI.tight, BROTLI.tightest])
      if (this.#isTightened && encoding === 'br' && isJustTooLarge(compressed))
        compressed = await brotli(this.identity.bytes, quality);
    const variant = this.#variant(encoding, Buffer.from(compressed));
    this.#compressed.set(encoding, variant);
    this.onGrown(variant.bytes.byteLength);
    return variant;
  }

  /** In the background: nobody waits for it, and until it is there the first form is sent. */
  async #tighten(): Promise<void> {
    this.#isToBeTightened = false;
    const bytes = await brotli(this.identity.bytes, BROTLI.tight);
    const first = this.#compressed.get('br');
    if (!first || bytes.byteLength < first.bytes.byteLength)
      this.#compressed.set('br', this.#variant('br', Buffer.from(bytes)));
  }

  #variant(encoding: Encoding, bytes: Buffer<ArrayBuffer>): Variant {
    const mark = { identity: '', br: '-br', gzip: '-gz' }[encoding];
    const kept = {
      ...this.#headers,
      etag: `"${this.hash}${mark}"`,
      vary: 'Accept-Encoding',
    };
    const { 'content-type': _, ...withoutType } = kept as Record<string, string>;
    const headers = {
      ...kept,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(bytes.byteLength),
    };
    return {
      bytes,
      headers,
      rawHeaders: Object.entries(headers).flat(),
      notModified: { headers: withoutType, rawHeaders: Object.entries(withoutType).flat() },
    };
  }
}

function isJustTooLarge({ byteLength }: Uint8Array): boolean {
  return byteLength > ROUND_TRIP.bytes && byteLength <= ROUND_TRIP.most;
}

function brotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const window = Math.ceil(Math.log2(bytes.byteLength));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 16), constants.BROTLI_DEFAULT_WINDOW),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return promisify(brotliCompress)(bytes, { params });
}

const compressors = {
  br: (bytes: Uint8Array) => brotli(bytes, BROTLI.first),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 6 }),
};

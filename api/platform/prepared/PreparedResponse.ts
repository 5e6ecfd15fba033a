import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './conditional.ts';

/** Below this a compressed answer saves no packet. */
export const COMPRESS_FROM_BYTES = 1500;

export type Variant = {
  bytes: Uint8Array<ArrayBuffer>;
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

  constructor({
    body,
    status = 200,
    headers,
  }: { body: string | Uint8Array; status?: number; headers: Record<string, string> }) {
    const bytes = new Uint8Array(typeof body === 'string' ? new TextEncoder().encode(body) : body);
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
    this.status = status;
    this.#headers = headers;
    this.identity = this.#variant('identity', bytes);
  }

  /** The form to send now, without waiting: the plain one while a compressed one is not there yet. */
  ready(encoding: Encoding): Variant {
    if (!this.#isWorthCompressing(encoding)) return this.identity;
    const variant = this.#compressed.get(encoding);
    if (!variant) this.form(encoding).catch(() => {});
    return variant ?? this.identity;
  }

  async form(encoding: Encoding): Promise<Variant> {
    if (!this.#isWorthCompressing(encoding)) return this.identity;
    const made = this.#compressed.get(encoding) ?? this.#compressing.get(encoding);
    if (made) return made;
    const compressing = this.#compress(encoding);
    this.#compressing.set(encoding, compressing);
    return compressing.finally(() => this.#compressing.delete(encoding));
  }

  #isWorthCompressing(encoding: Encoding): boolean {
    return encoding !== 'identity' && this.identity.bytes.byteLength >= COMPRESS_FROM_BYTES;
  }

  async #compress(encoding: Encoding): Promise<Variant> {
    const compressed = await compressors[encoding === 'br' ? 'br' : 'gzip'](this.identity.bytes);
    const variant = this.#variant(encoding, new Uint8Array(compressed));
    this.#compressed.set(encoding, variant);
    this.onGrown(variant.bytes.byteLength);
    return variant;
  }

  #variant(encoding: Encoding, bytes: Uint8Array<ArrayBuffer>): Variant {
    const mark = { identity: '', br: '-br', gzip: '-gz' }[encoding];
    const kept = {
      ...this.#headers,
      etag: `"${this.hash}${mark}"`,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
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

const compressors = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 6 }),
};

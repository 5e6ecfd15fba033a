import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { countEvent } from '../metrics/recorder.ts';
import { chooseEncoding, type Encoding, isNotModified } from './conditional.ts';

/** Bytes of a body below which compression saves no packet. */
const MIN_COMPRESSED_BYTES = 1500;
/**
 * With a window no larger than the page, Brotli takes about 1 ms a page, with the usual one ten times as long. A
 * quality of 10 would take 20 ms for 6 to 8 % fewer bytes.
 */
const BROTLI_QUALITY = 9;

type ResponseLabels = { route: string; cache: 'responses' | 'files' };

type Content = {
  body: string | Uint8Array;
  status?: number;
  headers: Record<string, string>;
  /** Labels of metrics: the template of the route, or the kind of file, and the cache that has the response. */
  labels?: ResponseLabels;
  /** `Set-Cookie` values of a response that is not stored. */
  cookies?: string[] | undefined;
};

type Variant = {
  bytes: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
  /** Name, value, name, value: node:http writes this form as it is. */
  rawHeaders: string[];
  notModified: { headers: Record<string, string>; rawHeaders: string[] };
};

/** A response as bytes. Its compressed forms are made once, when a client first asks for them. */
export class CachedResponse {
  readonly hash: string;
  readonly status: number;
  readonly identity: Variant;

  readonly #labels: ResponseLabels | undefined;
  readonly #headers: Record<string, string>;
  readonly #cookies: string[];
  readonly #compressed = new Map<Encoding, Variant>();
  readonly #compressing = new Map<Encoding, Promise<Variant>>();

  constructor({ body, status = 200, headers, labels, cookies = [] }: Content) {
    const bytes = Buffer.from(body);
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
    this.status = status;
    this.#labels = labels;
    this.#headers = headers;
    this.#cookies = cookies;
    this.identity = this.#variant('identity', bytes);
  }

  /** Template of the route, or the kind of file, for the log. */
  get route(): string | undefined {
    return this.#labels?.route;
  }

  async respond(request: Request): Promise<Response> {
    const variant = await this.form(chooseEncoding(request.headers.get('accept-encoding')));
    if (isNotModified(request.headers.get('if-none-match'), this.hash))
      return new Response(null, { status: 304, headers: variant.notModified.headers });
    const body = request.method === 'HEAD' ? null : variant.bytes;
    const response = new Response(body, { status: this.status, headers: variant.headers });
    for (const cookie of this.#cookies) response.headers.append('set-cookie', cookie);
    return response;
  }

  /**
   * Answers a GET or HEAD, and returns whether it did; false while the form for the client is not compressed yet.
   * @param ofHost headers of every response of this host, as name, value, name, value
   */
  send({ method, headers }: IncomingMessage, response: ServerResponse, ofHost: string[] = []): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const variant = this.#made(chooseEncoding(headers['accept-encoding'] as string | undefined));
    if (!variant) return false;
    const isKnown = isNotModified(headers['if-none-match'], this.hash);
    const { rawHeaders } = isKnown ? variant.notModified : variant;
    const status = isKnown ? 304 : this.status;
    response.writeHead(status, ofHost.length > 0 ? [...rawHeaders, ...ofHost] : rawHeaders);
    response.end(isKnown || method === 'HEAD' ? undefined : variant.bytes);
    this.#countSent(method, status);
    return true;
  }

  async form(encoding: Encoding): Promise<Variant> {
    const made = this.#made(encoding) ?? this.#compressing.get(encoding);
    if (made) return made;
    const compressing = this.#compress(encoding);
    this.#compressing.set(encoding, compressing);
    return compressing.finally(() => this.#compressing.delete(encoding));
  }

  #countSent(method: string, status: number): void {
    if (!this.#labels) return;
    const { route, cache } = this.#labels;
    countEvent('requests', { route, method, status: String(status) });
    countEvent('cacheLookups', { cache, result: 'hit' });
  }

  #made(encoding: Encoding): Variant | undefined {
    if (encoding === 'identity' || this.identity.bytes.byteLength < MIN_COMPRESSED_BYTES) return this.identity;
    return this.#compressed.get(encoding);
  }

  async #compress(encoding: Encoding): Promise<Variant> {
    const { bytes } = this.identity;
    const compressed = await (encoding === 'br' ? brotli(bytes) : promisify(gzip)(bytes, { level: 6 }));
    const variant = this.#variant(encoding, Buffer.from(compressed));
    this.#compressed.set(encoding, variant);
    return variant;
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

function brotli(bytes: Uint8Array): Promise<Buffer> {
  const window = Math.ceil(Math.log2(bytes.byteLength));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 16), constants.BROTLI_DEFAULT_WINDOW),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return promisify(brotliCompress)(bytes, { params });
}

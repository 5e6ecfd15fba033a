import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Compares ETags weakly (RFC 9110, 13.1.2), and ignores the suffix of an encoding: all are the same version. */
export function isNotModified(ifNoneMatch: string | null | undefined, hash: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  for (const [, tag = ''] of ifNoneMatch.matchAll(/(?:W\/)?"([^"]*)"/g)) {
    if (tag.replace(/-(br|gz)$/, '') === hash) return true;
  }
  return false;
}

/** Encodings by header, cached because all browsers of one kind send the same header. */
const encodingCache = new LRUCache<string, Encoding>({ max: 100, memoMethod: choose });

/** Prefers Brotli when the client accepts it and gzip equally. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  return encodingCache.memo(acceptEncoding);
}

function choose(acceptEncoding: string): Encoding {
  const weights = new Map(acceptEncoding.toLowerCase().split(',').map(weight));
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? any;
  if (br <= 0 && gzip <= 0) return 'identity';
  return br >= gzip ? 'br' : 'gzip';
}

function weight(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, q ? Number(q.slice(2)) || 0 : 1];
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { FILM_NAME, FILMS_PATH } from '@common-ground/api/contracts/learning/films.ts';

const TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Serves a film, its captions, or a part. The content of a name never changes, and a name cannot be guessed. */
export async function serveFilm(request: Request, folder: string): Promise<Response> {
  const name = new URL(request.url).pathname.slice(FILMS_PATH.length);
  const file = path.join(folder, name);
  const facts = FILM_NAME.test(name) ? await stat(file).catch(() => null) : null;
  if (!facts?.isFile()) return new Response('Not found', { status: 404, headers: NO_TEXT });
  const headers = new Headers({
    'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    // When a reader opens the file as a page, the browser can only play it, whatever the file contains.
    'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    'x-robots-tag': 'noindex',
  });
  const part = readRange(request.headers.get('range'), facts.size);
  if (part === 'none') {
    headers.set('content-range', `bytes */${facts.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part ?? { start: 0, end: facts.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (part) headers.set('content-range', `bytes ${start}-${end}/${facts.size}`);
  const isEmpty = request.method === 'HEAD' || facts.size === 0;
  const body = isEmpty ? null : (Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream);
  return new Response(body, { status: part ? 206 : 200, headers });
}

const NO_TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Several parts or an invalid range get the whole file (RFC 9110, 14.2). */
function readRange(range: string | null, size: number): { start: number; end: number } | 'none' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start < size && start <= end ? { start, end } : 'none';
}

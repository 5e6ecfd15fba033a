import path from 'node:path';
import { Readable } from 'node:stream';
import { FILM_NAME, FILMS_PATH } from '@common-ground/api/contracts/learning/films.ts';
import { FILM_CACHING, FILM_TYPES_BY_NAME, type FilmStore } from '../../payload/films/filmStore.ts';

/** Serves a film, its captions, or a part. The content of a name never changes, and a name cannot be guessed. */
export async function serveFilm(request: Request, films: Pick<FilmStore, 'findSize' | 'open'>): Promise<Response> {
  const name = new URL(request.url).pathname.slice(FILMS_PATH.length);
  const size = FILM_NAME.test(name) ? await films.findSize(name) : null;
  if (size === null) return notFound();
  const headers = new Headers({
    'content-type': FILM_TYPES_BY_NAME[path.extname(name)] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    'cache-control': FILM_CACHING,
    // When a reader opens the file as a page, the browser can only play it, whatever the file contains.
    'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    'x-robots-tag': 'noindex',
  });
  const part = readRange(request.headers.get('range'), size);
  if (part === 'none') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (part) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const isEmpty = request.method === 'HEAD' || size === 0;
  const opened = isEmpty ? null : await films.open(name, { start, end });
  if (!isEmpty && !opened) return notFound();
  return new Response(opened && (Readable.toWeb(opened) as ReadableStream), { status: part ? 206 : 200, headers });
}

const NO_TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const notFound = () => new Response('Not found', { status: 404, headers: NO_TEXT });

/** Several parts or an invalid range get the whole file (RFC 9110, 14.2). */
function readRange(range: string | null, size: number): { start: number; end: number } | 'none' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start < size && start <= end ? { start, end } : 'none';
}

import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';
import { BadRequest, NotFound, UnsupportedMediaType } from '@common-ground/api/platform/errors.ts';
import { flawIn } from '@common-ground/api/platform/flawIn.ts';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { answerFailure } from './answerFailure.ts';
import { FILM_CALL } from './filmCall.ts';
import { readToEnd } from './readToEnd.ts';

/**
 * Answers a request below /cms/api: in Next and in tests. Payload stumbles over a path, a query or a body that is none,
 * so it is given what it can read: the one address, JSON in the one form, and text that can be kept.
 */
export async function handleDeskRequest(
  given: Request,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<Response> {
  try {
    return await handleEndpoints({ config, request: await readable(given) });
  } catch (error) {
    return answerFailure(error, given);
  }
}

export const UNREADABLE_FORM = 'The form cannot be read';
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

async function readable(given: Request): Promise<Request> {
  const url = new URL(given.url);
  refusePath(url.pathname);
  const headers = new Headers(given.headers);
  const isLongQuery = given.method === 'POST' && OVERRIDES.some((name) => headers.get(name) === 'GET');
  // What leaves here is compressed by Next; compressed here too it would be so twice.
  for (const name of [...OVERRIDES, 'content-length', 'accept-encoding']) headers.delete(name);
  if (isLongQuery) url.search = await queryIn(given);
  refuseQuery(url.searchParams);
  const { signal } = given;
  if (given.body && isFilm(given, url))
    return new Request(url, {
      method: 'POST',
      headers,
      signal,
      body: readToEnd(given.body),
      duplex: 'half',
    } as RequestInit);
  if (isLongQuery || ['GET', 'HEAD', 'OPTIONS'].includes(given.method))
    return new Request(url, { method: isLongQuery ? 'GET' : given.method, headers, signal });
  const body = await bodyOf(given);
  if (body === null) return new Request(url, { method: given.method, headers, signal });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: given.method, headers, signal, body: JSON.stringify(body) });
}

/**
 * A new film: the one file that is taken, and too large to be held in memory. Payload writes it to the disk as it comes;
 * what is sent with it is looked at by `takeFilm`.
 */
function isFilm(given: Request, { pathname }: URL): boolean {
  return given.method === 'POST' && pathname === FILM_CALL && typeOf(given) === 'multipart/form-data';
}

/** @throws NotFound where a part of the path is no text */
function refusePath(pathname: string): void {
  try {
    const path = decodeURIComponent(pathname);
    if (path.startsWith(`${DESK_PREFIX}/`) && !flawIn(path)) return;
  } catch {
    // A broken escape.
  }
  throw new NotFound();
}

/** Where Payload reads JSON of a query it takes it for valid. */
function refuseQuery(search: URLSearchParams): void {
  for (const [name, value] of search) {
    const flaw = flawIn(value) ?? flawIn(name);
    if (flaw) throw new BadRequest(`${name}: ${flaw}`);
    if ((name === 'where' || name === 'data') && value) throw new BadRequest(`${name}: must be given by its parts`);
  }
}

/** A query that is too long for an address, which Payload's own screens send as a form. */
async function queryIn(given: Request): Promise<string> {
  if (typeOf(given) !== 'application/x-www-form-urlencoded') throw new UnsupportedMediaType();
  return given.text();
}

/** What Payload's forms and calls send: an object, as JSON or in a part of a form. A file with it is passed over. */
async function bodyOf(given: Request): Promise<object | null> {
  const type = typeOf(given);
  const text = type === 'multipart/form-data' ? await documentIn(given) : await given.text();
  if (text.trim() === '') return null;
  if (!type.includes('json') && type !== 'multipart/form-data') throw new UnsupportedMediaType();
  const body = read(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadRequest('The request body must be an object');
  const flaw = flawIn(body);
  if (flaw) throw new BadRequest(flaw);
  return body;
}

async function documentIn(given: Request): Promise<string> {
  try {
    const part = (await given.formData()).get('_payload');
    return typeof part === 'string' ? part : '';
  } catch {
    throw new BadRequest(UNREADABLE_FORM);
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest('The request body is not valid JSON');
  }
}

function typeOf({ headers }: Request): string {
  return (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';
import { PUBLIC_PREFIX } from '@common-ground/api/platform/createPayloadEndpoints.ts';
import { BadRequest, NotFound, UnsupportedMediaType } from '@common-ground/api/platform/errors.ts';
import { findFlaw } from '@common-ground/api/platform/findFlaw.ts';
import { isOwnRequest } from '@common-ground/api/platform/session/ownOrigin.ts';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { answerFailure } from './answerFailure.ts';
import { FILM_CALL } from './filmCall.ts';
import { readToEnd } from './readToEnd.ts';

/** Answers a request below /cms/api, in Next and in tests. Gives it to Payload in a form that Payload can read. */
export async function handleDeskRequest(
  given: Request,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<Response> {
  try {
    const { custom } = await config;
    return await handleEndpoints({ config, request: await toReadableRequest(given, custom.mailer.siteUrl) });
  } catch (error) {
    return answerFailure(error, given);
  }
}

export const UNREADABLE_FORM = 'The form cannot be read';
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

async function toReadableRequest(given: Request, siteUrl: string): Promise<Request> {
  const url = new URL(given.url);
  refusePath(url.pathname);
  const headers = new Headers(given.headers);
  const isLongQuery = given.method === 'POST' && OVERRIDES.some((name) => headers.get(name) === 'GET');
  // Next compresses the response. With `accept-encoding` it would be compressed twice.
  for (const name of [...OVERRIDES, 'content-length', 'accept-encoding']) headers.delete(name);
  // A change that may come from another site's page has no session.
  if (!SAFE_METHODS.includes(given.method) && !isOwnRequest(headers, siteUrl)) headers.delete('cookie');
  if (isLongQuery) url.search = await readFormQuery(given);
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
  if (isLongQuery || SAFE_METHODS.includes(given.method))
    return new Request(url, { method: isLongQuery ? 'GET' : given.method, headers, signal });
  const body = await readPayloadBody(given);
  if (body === null) return new Request(url, { method: given.method, headers, signal });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: given.method, headers, signal, body: JSON.stringify(body) });
}

/** A film is too large for memory: Payload streams it to the disk, and `checkFilm` checks the data sent with it. */
function isFilm(given: Request, { pathname }: URL): boolean {
  return given.method === 'POST' && pathname === FILM_CALL && readMediaType(given) === 'multipart/form-data';
}

/** @throws NotFound when the path is malformed, outside the CMS's calls, or that of a call of the site */
function refusePath(pathname: string): void {
  try {
    const path = decodeURIComponent(pathname);
    // Here a form of a foreign page becomes JSON, which the calls of the site demand so that no such form reaches them.
    const isOfSite = `${path}/`.startsWith(`${DESK_PREFIX}${PUBLIC_PREFIX}/`);
    if (path.startsWith(`${DESK_PREFIX}/`) && !isOfSite && !findFlaw(path)) return;
  } catch {
    // The escape sequence is broken.
  }
  throw new NotFound();
}

/** Refuses `where` and `data` as JSON, which Payload parses without checking that it is valid. */
function refuseQuery(search: URLSearchParams): void {
  for (const [name, value] of search) {
    const flaw = findFlaw(value) ?? findFlaw(name);
    if (flaw) throw new BadRequest(`${name}: ${flaw}`);
    if ((name === 'where' || name === 'data') && value)
      throw new BadRequest(`${name}: must not be JSON; send a parameter for each part, such as ${name}[field]`);
  }
}

/** Payload's own screens send a query that is too long for a URL as a form. */
async function readFormQuery(given: Request): Promise<string> {
  if (readMediaType(given) !== 'application/x-www-form-urlencoded') throw new UnsupportedMediaType();
  return given.text();
}

/** Returns the object that Payload's forms and calls send as JSON or in a form; null when the body is empty. */
async function readPayloadBody(given: Request): Promise<object | null> {
  const type = readMediaType(given);
  const text = type === 'multipart/form-data' ? await readPayloadPart(given) : await given.text();
  if (text.trim() === '') return null;
  if (!type.includes('json') && type !== 'multipart/form-data') throw new UnsupportedMediaType();
  const body = parseBody(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadRequest('The request body must be an object');
  const flaw = findFlaw(body);
  if (flaw) throw new BadRequest(flaw);
  return body;
}

async function readPayloadPart(given: Request): Promise<string> {
  try {
    const part = (await given.formData()).get('_payload');
    return typeof part === 'string' ? part : '';
  } catch {
    throw new BadRequest(UNREADABLE_FORM);
  }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest('The request body is not valid JSON');
  }
}

function readMediaType({ headers }: Request): string {
  return (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

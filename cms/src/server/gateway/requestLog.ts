import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logRequestLine } from '@common-ground/api/platform/log/log.ts';
import { type CurrentRequest, withRequest } from '@common-ground/api/platform/log/request.ts';

export const REQUEST_ID_HEADER = 'x-request-id';
const WELL_FORMED = /^[\w-]{8,64}$/;
/** Status of a request whose client left before the response began, as nginx logs it. */
const CLIENT_LEFT = 499;

/** Patterns of an address with the kind of its route. The first pattern that matches counts. */
const KINDS: [pattern: RegExp, kind: string][] = [
  [/^\/api\/health(?![\w-])/, 'health'],
  [/^\/api(?![\w-])/, 'api'],
  [/^\/cms(?![\w-])/, 'cms'],
  [/^\/films\//, 'film'],
  [/^[^?]*\.\w+(?:\?|$)/, 'file'],
];

/** Returns the kind of a request's route, never its path, which may have words of users. */
export function toRouteKind(url = ''): string {
  return KINDS.find(([pattern]) => pattern.test(url))?.[1] ?? 'page';
}

/** Returns the id that a trusted proxy sent in `X-Request-Id`, if it is well-formed, or a new one. */
export function chooseRequestId({ headers }: IncomingMessage, isTrusted: boolean): string {
  const sent = isTrusted ? headers[REQUEST_ID_HEADER] : undefined;
  return typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID();
}

/**
 * Runs `answer` as the work of this request, whose id the CMS and the log get, and logs the request when its response
 * has ended. Responses of API and CMS have the id in `X-Request-Id`.
 */
export function withRequestLog(
  request: IncomingMessage,
  response: ServerResponse,
  { isTrusted, answer }: { isTrusted: boolean; answer: () => void },
): void {
  const startedAt = performance.now();
  const current: CurrentRequest = { id: chooseRequestId(request, isTrusted) };
  const kind = toRouteKind(request.url);
  replaceHeader(request, current.id);
  if (isCall(kind) || kind === 'health') response.setHeader(REQUEST_ID_HEADER, current.id);
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
    logRequest({ id: current.id, method: request.method, route: current.route ?? kind, kind, status, startedAt });
  });
  withRequest(current, answer);
}

type Answered = {
  id: string;
  method: string | undefined;
  route: string;
  kind: string;
  status: number;
  /** From `performance.now()`. */
  startedAt: number;
};

/** Logs an answered request of API or CMS at the level info; probes, pages and files, which are many, at debug. */
export function logRequest({ id, method, route, kind, status, startedAt }: Answered): void {
  const duration_ms = Math.round((performance.now() - startedAt) * 10) / 10;
  logRequestLine(isCall(kind) ? 'info' : 'debug', { request_id: id, method, route, status, duration_ms });
}

function isCall(kind: string): boolean {
  return kind === 'api' || kind === 'cms';
}

/** Replaces what the client sent, in the headers that the gateway reads and passes on. */
function replaceHeader({ rawHeaders, headers }: IncomingMessage, id: string): void {
  for (let place = rawHeaders.length - 2; place >= 0; place -= 2)
    if (rawHeaders[place]?.toLowerCase() === REQUEST_ID_HEADER) rawHeaders.splice(place, 2);
  rawHeaders.push(REQUEST_ID_HEADER, id);
  headers[REQUEST_ID_HEADER] = id;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, isNotModified } from './conditional.ts';
import type { PreparedResponse, Variant } from './PreparedResponse.ts';
import type { PreparedResponses } from './PreparedResponses.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse };
type PreparedExchange = Exchange & {
  prepared: PreparedResponses;
  /** Those of every answer of this host, as name, value, name, value. */
  headers?: string[];
};

/**
 * The fast path of a node:http server: answers a GET or HEAD at once when its address was answered before and nothing
 * has changed since. False means that nothing was sent and the request goes the ordinary way.
 */
export function servePrepared({ prepared, headers: ofHost = [], ...exchange }: PreparedExchange): boolean {
  const { method, url, headers } = exchange.request;
  if ((method !== 'GET' && method !== 'HEAD') || !url) return false;
  const answer = prepared.lookUp(url);
  if (!answer) return false;
  send(answer, answer.ready(chooseEncoding(headers['accept-encoding'] as string | undefined)), exchange, ofHost);
  return true;
}

/** Sends one form of an answer, or that the client has it already. */
export function send(
  answer: PreparedResponse,
  variant: Variant,
  { request, response }: Exchange,
  ofHost: string[] = [],
): void {
  if (isNotModified(request.headers['if-none-match'], answer.hash)) {
    response.writeHead(304, [...variant.notModified.rawHeaders, ...ofHost]);
    response.end();
    return;
  }
  response.writeHead(answer.status, ofHost.length > 0 ? [...variant.rawHeaders, ...ofHost] : variant.rawHeaders);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.bytes);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, isNotModified } from './conditional.ts';
import type { PreparedResponses } from './PreparedResponses.ts';

/**
 * The fast path of a node:http server: answers a GET or HEAD at once when its address was answered before and nothing
 * has changed since. False means that nothing was sent and the request goes the ordinary way.
 */
export function servePrepared({ prepared, request, response }: Exchange): boolean {
  const { method, url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !url) return false;
  const answer = prepared.lookUp(url);
  if (!answer) return false;
  const variant = answer.ready(chooseEncoding(headers['accept-encoding'] as string | undefined));
  if (isNotModified(headers['if-none-match'], answer.hash)) {
    response.writeHead(304, variant.notModified.rawHeaders);
    response.end();
    return true;
  }
  response.writeHead(answer.status, variant.rawHeaders);
  if (method === 'HEAD') response.end();
  else response.end(variant.bytes);
  return true;
}

type Exchange = { prepared: PreparedResponses; request: IncomingMessage; response: ServerResponse };

import type { IncomingMessage, ServerResponse } from 'node:http';
import { CALLS_PATH } from '../desk/kit/addresses.ts';
import { type ActionOutcome, actionOutcome } from '../payload/calls/actionOutcome.ts';

/**
 * Gives a failed server function the status of its reason, because Next answers 500 for every call that it cannot read.
 * Multipart forms of pages get 415: no page needs one, and Next fails at most of them.
 */
export function guardActions(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const isOfPage = request.method === 'POST' && !(request.url ?? '').startsWith(`${CALLS_PATH}/`);
  if (isOfPage && request.headers['next-action'] !== undefined) runAction(response, handle);
  else if (isOfPage && /^multipart\//i.test(request.headers['content-type'] ?? '')) refuseForm(request, response);
  else handle();
}

function runAction(response: ServerResponse, handle: () => void): void {
  const outcome: ActionOutcome = { isReached: false };
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: never[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: never[]) =>
    writeHead(toActionStatus(outcome, status), ...rest)) as typeof response.writeHead;
  actionOutcome.run(outcome, handle);
}

function refuseForm(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(415, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('Pages take no forms');
  request.resume();
}

function toActionStatus({ isReached, status: ofFunction }: ActionOutcome, status: number): number {
  if (ofFunction) return ofFunction;
  return status >= 500 && !isReached ? 400 : status;
}

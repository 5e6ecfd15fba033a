import { ClientError } from '@common-ground/api/contracts/client.ts';

const GATEWAY_STATUSES = [502, 503, 504];

/** Returns whether a call failed before the service judged it: no response came, or a 502, 503 or 504 of a gateway. */
export function hasNotReachedService(error: unknown): boolean {
  if (error instanceof ClientError) return GATEWAY_STATUSES.includes(error.status);
  // The client throws a SyntaxError when a response is not JSON.
  return !(error instanceof SyntaxError);
}

/** Returns whether no response came at all, so that the action can be stored and sent later. */
export function hasNoResponse(error: unknown): boolean {
  return hasNotReachedService(error) && !(error instanceof ClientError);
}

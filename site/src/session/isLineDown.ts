import { ClientError } from '@common-ground/api/contracts/client.ts';
import { isUnreached } from './isUnreached.ts';

/** Returns whether no response came at all, so that the action can be stored and sent later. */
export function isLineDown(error: unknown): boolean {
  return isUnreached(error) && !(error instanceof ClientError);
}

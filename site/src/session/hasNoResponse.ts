import { ClientError } from '@common-ground/api/contracts/client.ts';
import { hasNotReachedService } from './hasNotReachedService.ts';

/** Returns whether no response came at all, so that the action can be stored and sent later. */
export function hasNoResponse(error: unknown): boolean {
  return hasNotReachedService(error) && !(error instanceof ClientError);
}

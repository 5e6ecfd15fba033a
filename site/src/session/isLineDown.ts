import { ClientError } from '@common-ground/api/contracts/client.ts';
import { isUnreached } from './isUnreached.ts';

/** Whether no answer came at all: what was to be done can be kept, and sent when there is a line again. */
export function isLineDown(error: unknown): boolean {
  return isUnreached(error) && !(error instanceof ClientError);
}

import { ClientError } from '@common-ground/api/contracts/client.ts';

/** Whether it is the mailed link that was refused: another try with it would come to the same. */
export function isLinkRefused(error: unknown): boolean {
  return error instanceof ClientError && (/^token: /.test(error.body) || error.status === 404 || error.status === 410);
}

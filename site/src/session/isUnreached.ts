import { ClientError } from '@common-ground/api/contracts/client.ts';

/** Answers of whatever stands before the service while that is away. Their words are not for readers. */
const AWAY = [502, 503, 504];

/** Whether a call failed before the service could judge anything: no answer came, or one of something in between. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof ClientError) return AWAY.includes(error.status);
  // What is no JSON was answered.
  return !(error instanceof SyntaxError);
}

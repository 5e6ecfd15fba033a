import type { PayloadRequest } from 'payload';
import type { ApiContext } from './defineEndpoint.ts';

/** For verbs that write records of Payload. @throws Error where an endpoint runs without it, as in tests of reads */
export function demandPayload({ payload }: Pick<ApiContext, 'payload'>): PayloadRequest {
  if (!payload) throw new Error('This call needs Payload');
  return payload;
}

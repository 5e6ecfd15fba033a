import { calls } from '@common-ground/api/contracts/calls.ts';
import { createClient } from '@common-ground/api/contracts/client.ts';

export { calls };

/** Client that sends no token, so that the response does not depend on the user. */
export const guestApi = createClient();
/** Client that sends no cookie either: the service worker stores these responses, and they say nothing of the reader. */
export const anonymousApi = createClient({ credentials: 'omit' });

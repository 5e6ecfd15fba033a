import { sendEvent as call } from '../../../contracts/analytics/analytics.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { sendEvent } from '../sendEvent.ts';

/** Open to everybody: most readers are nobody to us. Answered alike whether something was kept or not. */
export const sendEventEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async ({ body }, context) => {
    await sendEvent(body, context);
    return { body: { success: true as const }, headers: { 'cache-control': 'no-store' } };
  },
});

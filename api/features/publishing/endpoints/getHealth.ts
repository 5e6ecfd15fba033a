import { getHealth as call } from '../../../contracts/publishing/health.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { readHealth } from '../readHealth.ts';

export const getHealthEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async (_input, { database }) => {
    const health = await readHealth(database);
    return { body: health, status: health.status === 'ok' ? 200 : 503 };
  },
});

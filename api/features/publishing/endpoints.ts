import { getHealth } from '../../contracts/publishing/health.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { readHealth } from './readHealth.ts';

export const publishingEndpoints: Endpoint[] = [
  defineEndpoint({
    call: getHealth,
    access: anyone,
    status: ({ status }) => (status === 'ok' ? 200 : 503),
    verb: (_, { database }) => readHealth(database),
  }),
];

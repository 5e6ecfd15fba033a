import { encyclopediaEndpoints } from './features/encyclopedia/endpoints.ts';
import { getHealthEndpoint } from './features/health/endpoints/getHealth.ts';
import { searchEndpoints } from './features/search/endpoints.ts';
import type { Endpoint } from './platform/defineEndpoint.ts';

/** Every row of the public API. */
export const endpoints: Endpoint[] = [getHealthEndpoint, ...encyclopediaEndpoints, ...searchEndpoints];

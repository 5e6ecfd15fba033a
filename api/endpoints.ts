import { encyclopediaEndpoints } from './features/encyclopedia/endpoints.ts';
import type { Endpoint } from './platform/defineEndpoint.ts';

/** Every row of the public API. */
export const endpoints: Endpoint[] = [...encyclopediaEndpoints];

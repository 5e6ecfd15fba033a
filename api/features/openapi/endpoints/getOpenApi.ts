import { getOpenApi as call } from '../../../contracts/openapi.ts';
import { anyone, defineEndpoint, type Endpoint } from '../../../platform/defineEndpoint.ts';
import { openApiDocument } from '../../../platform/openapi.ts';

/** Describes these rows and itself. */
export function getOpenApiEndpoint(endpoints: Endpoint[]): Endpoint {
  const row: Endpoint = defineEndpoint({
    call,
    access: anyone,
    isPrepared: true,
    operation: async () => ({ body: openApiDocument([...endpoints, row]) }),
  });
  return row;
}

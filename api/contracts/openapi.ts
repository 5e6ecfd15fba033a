import { z } from 'zod';
import { defineCall } from './call.ts';

export const getOpenApi = defineCall({
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description of the API',
  tag: 'System',
  output: z.looseObject({ openapi: z.string() }).meta({ description: 'An OpenAPI 3.1 document' }),
});

import { findConditions as findCall } from '../../contracts/search/find.ts';
import { searchConditions as searchCall } from '../../contracts/search/search.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { findConditions } from './findConditions.ts';
import { searchConditions } from './searchConditions.ts';

/** No cached responses: there are more search texts than memory. */
export const searchEndpoints: Endpoint[] = [
  defineEndpoint({
    call: searchCall,
    access: anyone,
    handler: ({ query }, context) => searchConditions(query, context),
  }),
  defineEndpoint({
    call: findCall,
    access: anyone,
    handler: ({ query }, context) => findConditions(query, context),
  }),
];

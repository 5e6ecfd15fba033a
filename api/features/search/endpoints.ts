import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { listSuggestionsEndpoint } from './endpoints/listSuggestions.ts';
import { searchConditionsEndpoint } from './endpoints/searchConditions.ts';

export const searchEndpoints: Endpoint[] = [searchConditionsEndpoint, listSuggestionsEndpoint];

import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { searchConditionsEndpoint } from './endpoints/searchConditions.ts';

export const searchEndpoints: Endpoint[] = [searchConditionsEndpoint];

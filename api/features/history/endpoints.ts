import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { getRevisionEndpoint } from './endpoints/getRevision.ts';
import { listRevisionsEndpoint } from './endpoints/listRevisions.ts';

export const historyEndpoints: Endpoint[] = [listRevisionsEndpoint, getRevisionEndpoint];

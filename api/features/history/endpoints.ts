import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { getRevisionEndpoint } from './endpoints/getRevision.ts';
import { listRevisionsEndpoint } from './endpoints/listRevisions.ts';
import { restoreRevisionEndpoint } from './endpoints/restoreRevision.ts';

export const historyEndpoints: Endpoint[] = [listRevisionsEndpoint, getRevisionEndpoint, restoreRevisionEndpoint];

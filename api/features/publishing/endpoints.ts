import { EDITORS, REVIEWERS, STAFF } from '../../contracts/accounts/roles.ts';
import * as calls from '../../contracts/publishing/desk.ts';
import { getHealth, getLiveness, getReadiness } from '../../contracts/publishing/health.ts';
import { admins, anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { readHealth } from './readHealth.ts';
import { readPublication } from './readPublication.ts';
import { readReadiness } from './readReadiness.ts';
import { readRecordState } from './readRecordState.ts';
import { readState } from './readState.ts';
import { requestRebuild, retryFailedPages } from './requestRebuild.ts';

const headers = { 'cache-control': 'no-store' };

export const publishingEndpoints: Endpoint[] = [
  defineEndpoint({
    call: getHealth,
    access: anyone,
    status: ({ status }) => (status === 'ok' ? 200 : 503),
    handler: (_, { database, findCms }) => readHealth(database, findCms),
  }),
  defineEndpoint({
    call: getLiveness,
    access: anyone,
    headers,
    handler: async () => ({ status: 'ok' as const }),
  }),
  defineEndpoint({
    call: getReadiness,
    access: anyone,
    headers,
    status: ({ status }) => (status === 'ok' ? 200 : 503),
    handler: (_, { findMissing }) => readReadiness(findMissing),
  }),
  defineEndpoint({
    call: calls.getPublisher,
    access: { all: EDITORS },
    headers,
    handler: (_, { database }) => readState(database),
  }),
  defineEndpoint({
    call: calls.getRecordState,
    access: { all: STAFF },
    headers,
    handler: ({ params }, { database }) => readRecordState(database, params),
  }),
  defineEndpoint({
    call: calls.getPublication,
    access: { all: REVIEWERS },
    headers,
    handler: ({ params }, { database }) => readPublication(database, params.id),
  }),
  defineEndpoint({
    call: calls.retryPublishing,
    repeated: 'same',
    access: { all: EDITORS },
    handler: async (_, { database }) => {
      await retryFailedPages(database);
      return {};
    },
  }),
  defineEndpoint({
    call: calls.rebuildPages,
    repeated: 'same',
    access: admins,
    handler: (_, { database }) => requestRebuild(database),
  }),
];

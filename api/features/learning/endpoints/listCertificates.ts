import { listCertificates as call } from '../../../contracts/learning/learning.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { ownOrAdmin } from '../../../platform/session/currentSession.ts';
import { selectCertificates } from '../queries/selectCertificates.ts';

export const listCertificatesEndpoint = defineEndpoint({
  call,
  access: ownOrAdmin,
  operation: async ({ params }, { database }) => ({ body: await selectCertificates(database, params.id) }),
});

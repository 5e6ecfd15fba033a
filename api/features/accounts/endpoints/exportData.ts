import { exportData as call, EXPORT_FILE } from '../../../contracts/accounts/personalData.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { own } from '../../../platform/session/currentSession.ts';
import { exportData } from '../exportData.ts';

export const exportDataEndpoint = defineEndpoint({
  call,
  access: own,
  operation: async ({ params }, { database }) => ({
    body: await exportData(database, params.id),
    headers: { 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${EXPORT_FILE}"` },
  }),
});

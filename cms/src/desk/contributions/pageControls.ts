import { EDITORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Field } from 'payload';

export const pageControls: Field = {
  name: 'pageControls',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: {
      Field: { path: '/src/desk/contributions/PageControls.tsx#PageControls', clientProps: { roles: EDITORS } },
    },
  },
};

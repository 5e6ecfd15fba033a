import { EDITORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Field } from 'payload';

/** Beside the fields of a record that is a page: taking it down, and protecting it. */
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

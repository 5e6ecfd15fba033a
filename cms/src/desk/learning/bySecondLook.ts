import { EDITORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { CollectionConfig } from 'payload';

/** In the place of Payload's own buttons, which would be refused. */
export const bySecondLook: CollectionConfig['admin'] = {
  components: {
    edit: {
      PublishButton: { path: '/src/desk/learning/PublishDraft.tsx#PublishDraft', clientProps: { roles: EDITORS } },
      UnpublishButton: '/src/desk/contributions/SendForReview.tsx#Nothing',
    },
  },
};

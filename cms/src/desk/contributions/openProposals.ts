import type { Field } from 'payload';

/** Beside the fields of a record: what others are changing of it. */
export const openProposals: Field = {
  name: 'openProposals',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/desk/contributions/OpenProposals.tsx#OpenProposals' },
  },
};

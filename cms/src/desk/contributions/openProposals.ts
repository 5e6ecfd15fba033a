import type { Field } from 'payload';

export const openProposals: Field = {
  name: 'openProposals',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/desk/contributions/OpenProposals.tsx#OpenProposals' },
  },
};

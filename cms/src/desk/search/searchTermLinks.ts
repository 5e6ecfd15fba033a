import type { Field } from 'payload';

/** Panel of a condition, or of its translation, that leads to its hidden search terms. Stores nothing. */
export const searchTermLinks: Field = {
  name: 'searchTermLinks',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/desk/search/SearchTermLinks.tsx#SearchTermLinks' },
  },
};

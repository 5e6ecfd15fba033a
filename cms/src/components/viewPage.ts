import type { CollectionConfig } from 'payload';

/** Collections whose records have pages of their own. */
export const VIEWABLE = [
  'categories',
  'conditions',
  'category-translations',
  'condition-translations',
  'pages',
  'page-translations',
] as const;
export type Viewable = (typeof VIEWABLE)[number];

/** Puts beside the save buttons a "View page" link, to the record's page as readers see it, and since when it is live. */
export function viewPage(collection: Viewable): CollectionConfig['admin'] {
  return {
    components: {
      edit: {
        beforeDocumentControls: [
          { path: '/src/components/publisher/LiveSince.tsx#LiveSince', clientProps: { collection } },
          { path: '/src/components/ViewPageLink.tsx#ViewPageLink', serverProps: { collection } },
        ],
      },
    },
  };
}

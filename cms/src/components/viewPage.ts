import type { CollectionConfig } from 'payload';

export type Viewable =
  | 'categories'
  | 'conditions'
  | 'category-translations'
  | 'condition-translations'
  | 'pages'
  | 'page-translations';

/** Puts a "View page" link beside the save buttons, to the record's page as readers see it. */
export function viewPage(collection: Viewable): CollectionConfig['admin'] {
  return {
    components: {
      edit: {
        beforeDocumentControls: [
          { path: '/src/components/ViewPageLink.tsx#ViewPageLink', serverProps: { collection } },
        ],
      },
    },
  };
}

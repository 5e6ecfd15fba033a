import type { CollectionConfig } from 'payload';

type Viewable = 'category' | 'condition' | 'translation';

/** Puts a "View page" link beside the save buttons, to the record's page as readers see it. */
export function viewPage(kind: Viewable): CollectionConfig['admin'] {
  return {
    components: {
      edit: { beforeDocumentControls: [{ path: '/src/components/ViewPageLink.tsx#ViewPageLink', serverProps: { kind } }] },
    },
  };
}

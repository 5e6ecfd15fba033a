import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Viewable } from '@common-ground/api/contracts/publishing/recordState.ts';
import type { ListedKind } from '@common-ground/api/contracts/translations/translations.ts';
import type { CollectionConfig } from 'payload';

/**
 * Puts beside the save buttons a "View page" link, to the record's page as readers see it, and since when it is live.
 * With `sentBy` texts go into their review instead of before readers, by people of these roles. What readers have is taken
 * away by `pageControls` alone.
 */
export function viewPage(
  collection: Viewable,
  { sentBy }: { sentBy?: readonly Role[] } = {},
): CollectionConfig['admin'] {
  const send = { path: '/src/desk/contributions/SendForReview.tsx#SendForReview', clientProps: { roles: sentBy } };
  return {
    components: {
      edit: {
        ...(sentBy ? { PublishButton: send } : {}),
        // Payload's writes over the version that readers have, and says neither who nor why.
        UnpublishButton: '/src/desk/contributions/SendForReview.tsx#Nothing',
        beforeDocumentControls: [
          { path: '/src/desk/publishing/LiveSince.tsx#LiveSince', clientProps: { collection } },
          { path: '/src/desk/publishing/ViewPageLink.tsx#ViewPageLink', serverProps: { collection } },
          ...openInEditor(collection),
        ],
      },
    },
  };
}

/** Translations of conditions, categories and learning paths are written beside their source. */
function openInEditor(collection: Viewable) {
  const kinds: { [slug in Viewable]?: ListedKind } = {
    'condition-translations': 'condition',
    'category-translations': 'category',
    'learning-path-translations': 'path',
  };
  const kind = kinds[collection];
  return kind ? [{ path: '/src/desk/translations/OpenInEditor.tsx#OpenInEditor', serverProps: { kind } }] : [];
}

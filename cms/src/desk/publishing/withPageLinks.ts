import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { DOCUMENTS } from '@common-ground/api/contracts/documents/registry.ts';
import type { Viewable } from '@common-ground/api/contracts/publishing/recordState.ts';
import type { ListedKind } from '@common-ground/api/contracts/translations/translations.ts';
import type { CollectionConfig } from 'payload';

/**
 * Adds a "View page" link and the time since when the page is live, beside the save buttons. With `sentBy`, users of
 * these roles send texts for review instead of publishing them. Only `pageControls` takes published pages down.
 */
export function withPageLinks(
  collection: Viewable,
  { sentBy }: { sentBy?: readonly Role[] } = {},
): CollectionConfig['admin'] {
  const clientProps = { roles: sentBy, isWhole: isProposedWhole(collection) };
  const send = { path: '/src/desk/contributions/SendForReview.tsx#SendForReview', clientProps };
  return {
    components: {
      edit: {
        ...(sentBy ? { PublishButton: send } : {}),
        // Payload's button overwrites the published version, and records neither the user nor a reason.
        UnpublishButton: '/src/desk/contributions/SendForReview.tsx#NoButton',
        beforeDocumentControls: [
          { path: '/src/desk/publishing/LiveSince.tsx#LiveSince', clientProps: { collection } },
          { path: '/src/desk/publishing/ViewPageLink.tsx#ViewPageLink', serverProps: { collection } },
          ...openInEditor(collection),
        ],
      },
    },
  };
}

/** Returns whether a proposal from a record of the collection has the text as a whole. */
function isProposedWhole(collection: Viewable): boolean {
  return Object.values(DOCUMENTS).some(
    ({ collection: own, translations, proposes }) =>
      proposes === 'whole' &&
      (own === collection || ('collection' in translations && translations.collection === collection)),
  );
}

/** Adds a link to the translation editor for the collections that have one. */
function openInEditor(collection: Viewable) {
  const kinds: { [slug in Viewable]?: ListedKind } = {
    'condition-translations': 'condition',
    'category-translations': 'category',
    'learning-path-translations': 'path',
  };
  const kind = kinds[collection];
  return kind ? [{ path: '/src/desk/translations/OpenInEditor.tsx#OpenInEditor', serverProps: { kind } }] : [];
}

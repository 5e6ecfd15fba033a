import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Reviewed } from '@common-ground/api/contracts/contributions/desk.ts';
import type { DocumentRow } from '@common-ground/api/contracts/documents/DocumentRow.ts';
import { DOCUMENTS } from '@common-ground/api/contracts/documents/registry.ts';
import type { Viewable } from '@common-ground/api/contracts/publishing/recordState.ts';
import { LISTED_KINDS } from '@common-ground/api/contracts/translations/translations.ts';
import type { CollectionConfig } from 'payload';

/** Collections whose documents are proposed as a whole. */
const WHOLE: readonly string[] = Object.values<DocumentRow>(DOCUMENTS)
  .filter(({ proposes }) => proposes === 'whole')
  .flatMap(({ collection, translations }) =>
    'collection' in translations ? [collection, translations.collection] : [collection],
  );

type EditComponents = NonNullable<NonNullable<NonNullable<CollectionConfig['admin']>['components']>['edit']>;

/** Collections whose edits a reviewer may call minor. */
const MINOR_EDITS: readonly Reviewed[] = [DOCUMENTS.condition.collection, DOCUMENTS.page.collection];
/** Replaces Payload's button, which overwrites the published version, and records neither the user nor a reason. */
const NO_BUTTON = '/src/desk/contributions/SendForReview.tsx#NoButton';

/** Replaces the buttons of Payload by those of the review: users of these roles send texts instead of publishing them. */
export function withReview(
  collection: Reviewed,
  { sentBy }: { sentBy: readonly Role[] },
): { components: { edit: EditComponents } } {
  const isWhole = WHOLE.includes(collection);
  const clientProps = { roles: sentBy, isWhole, hasMinorEdits: MINOR_EDITS.includes(collection) };
  const send = { path: '/src/desk/contributions/SendForReview.tsx#SendForReview', clientProps };
  return { components: { edit: { PublishButton: send, UnpublishButton: NO_BUTTON } } };
}

/**
 * Adds a "View page" link and the time since when the page is live, beside the save buttons. With `sentBy`, users of
 * these roles send texts for review instead of publishing them. Only `pageControls` takes published pages down.
 */
export function withPageLinks(
  collection: Viewable,
  { sentBy }: { sentBy?: readonly Role[] } = {},
): CollectionConfig['admin'] {
  return {
    components: {
      edit: {
        ...(sentBy ? withReview(collection as Reviewed, { sentBy }).components.edit : { UnpublishButton: NO_BUTTON }),
        beforeDocumentControls: [
          { path: '/src/desk/publishing/LiveSince.tsx#LiveSince', clientProps: { collection } },
          { path: '/src/desk/publishing/ViewPageLink.tsx#ViewPageLink', serverProps: { collection } },
          ...openInEditor(collection),
        ],
      },
    },
  };
}

/** Adds a link to the translation editor for the collections that have one. */
function openInEditor(collection: Viewable) {
  const kind = LISTED_KINDS.find((one) => DOCUMENTS[one].translations.collection === collection);
  return kind ? [{ path: '/src/desk/translations/OpenInEditor.tsx#OpenInEditor', serverProps: { kind } }] : [];
}

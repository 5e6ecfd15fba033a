import { CONTENT_LICENSE } from '@common-ground/api/contracts/product.ts';

/** Says under which licence a text is sent for review, before it is sent. */
export function LicenseNote() {
  return (
    <p className="desk-quiet">
      You send your text under the licence{' '}
      <a href={CONTENT_LICENSE.url} target="_blank" rel="noopener noreferrer">
        {CONTENT_LICENSE.name}
      </a>
      : once it is published, anyone may share and change it if they name the source and keep this licence.
    </p>
  );
}

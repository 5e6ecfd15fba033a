import { CONTENT_LICENSE } from '@common-ground/api/contracts/product.ts';

/** Names the licence under which a text is sent for review. One line, because the actions stay in view on a phone. */
export function LicenseNote() {
  return (
    <p className="desk-quiet">
      You send your text under the licence{' '}
      <a href={CONTENT_LICENSE.url} target="_blank" rel="noopener noreferrer">
        {CONTENT_LICENSE.name}
      </a>
      .
    </p>
  );
}

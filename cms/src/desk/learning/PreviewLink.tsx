'use client';

import { fillPath } from '@common-ground/api/contracts/client.ts';
import { type Previewed, showPreview } from '@common-ground/api/contracts/learning/preview.ts';
import { ExternalLinkIcon, useDocumentInfo, useFormModified } from '@payloadcms/ui';

export function PreviewLink() {
  const { id, collectionSlug } = useDocumentInfo();
  const isModified = useFormModified();
  if (id === undefined) return null;
  return (
    <a
      className="view-page"
      href={fillPath(showPreview(collectionSlug as Previewed).path, { id })}
      target="_blank"
      rel="noopener"
    >
      Preview
      {isModified && <span> (as last saved)</span>}
      <span className="sr-only"> (opens in a new tab)</span>
      <ExternalLinkIcon />
    </a>
  );
}

'use client';

import { ExternalLinkIcon, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { CALLS_PATH } from '../kit/addresses.ts';

export function PreviewLink() {
  const { id, collectionSlug } = useDocumentInfo();
  const isModified = useFormModified();
  if (id === undefined) return null;
  return (
    <a className="view-page" href={`${CALLS_PATH}/${collectionSlug}/${id}/preview`} target="_blank" rel="noopener">
      Preview
      {isModified && <span> (as last saved)</span>}
      <span className="sr-only"> (opens in a new tab)</span>
      <ExternalLinkIcon />
    </a>
  );
}

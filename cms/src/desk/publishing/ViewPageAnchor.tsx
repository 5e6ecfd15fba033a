'use client';

import { ExternalLinkIcon, useDocumentInfo } from '@payloadcms/ui';

/** Client component, so that the link appears when the record is published: that does not reload the screen. */
export function ViewPageAnchor({ href }: { href: string }) {
  const { hasPublishedDoc, collectionSlug } = useDocumentInfo();
  // Categories have no drafts, so each of them has its page.
  if (!hasPublishedDoc && collectionSlug !== 'categories') return null;
  return (
    <a className="view-page" href={href} target="_blank" rel="noopener">
      View page
      <span className="sr-only"> (opens in a new tab)</span>
      <ExternalLinkIcon />
    </a>
  );
}

'use client';

import { ExternalLinkIcon, useDocumentInfo } from '@payloadcms/ui';

/** A client component, so that the link appears at publication, which does not reload the screen. */
export function ViewPageAnchor({ href }: { href: string }) {
  const { hasPublishedDoc, collectionSlug } = useDocumentInfo();
  // Every category has a page, because categories have no drafts.
  if (!hasPublishedDoc && collectionSlug !== 'categories') return null;
  return <PageAnchor href={href} />;
}

export function PageAnchor({ href }: { href: string }) {
  return (
    <a className="view-page" href={href} target="_blank" rel="noopener">
      View page
      <span className="sr-only"> (opens in a new tab)</span>
      <ExternalLinkIcon />
    </a>
  );
}

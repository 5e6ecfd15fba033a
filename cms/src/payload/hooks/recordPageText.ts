import { createHash } from 'node:crypto';
import type { RichText } from '@common-ground/api/contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import type { Page, PageTranslation } from '@common-ground/api/contracts/payload-types.ts';
import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import type { CollectionBeforeChangeHook } from 'payload';

type Recorded = Partial<Pick<Page, 'title' | 'summary' | 'body' | 'lastUpdated' | 'publishedDigest'>>;

/** Changes `lastUpdated`, and `revision` unless the edit is minor, only when published text changed. */
export const recordPageText: CollectionBeforeChangeHook<Page | PageTranslation> = ({
  data,
  originalDoc: newest,
  req,
}) => {
  // The newest version may be a draft. A publication after a review has all fields of the main record in `data`.
  const originalDoc = findPermit(req.context)?.by === 'review' ? data : newest;
  const isMinor = 'isMinorEdit' in data && data.isMinorEdit;
  if ('isMinorEdit' in data && data._status === 'published') data.isMinorEdit = false;
  if (data._status !== 'published') return data;
  const digest = digestPage({ ...originalDoc, ...data });
  if (digest === originalDoc?.publishedDigest) return data;
  const isFirst = !originalDoc?.publishedDigest;
  data.lastUpdated = (isFirst && data.lastUpdated) || new Date().toISOString();
  data.publishedDigest = digest;
  if (!isFirst && !isMinor && originalDoc && 'revision' in originalDoc)
    Object.assign(data, { revision: (originalDoc.revision ?? 1) + 1 });
  return data;
};

function digestPage({ title, summary, body }: Recorded): string {
  return pageDigest(title, summary, lexicalToMarkdown(body as RichText | undefined));
}

/** Uses the Markdown that readers see, so that changes of the editor's format alone do not count. */
export function pageDigest(title: unknown, summary: unknown, markdown: string): string {
  return createHash('sha256')
    .update(JSON.stringify([title, summary, markdown]))
    .digest('base64url');
}

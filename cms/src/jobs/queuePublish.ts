import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { ContentChange, PublishedCollection } from './change.ts';

export const PUBLISH_QUEUE = 'publish';

type Document = { id: number; _status?: 'draft' | 'published' | null; category?: unknown; condition?: unknown; language?: unknown };

/**
 * Queues the rendering of what changed, in the same transaction as the change, so that neither can exist without the
 * other. Drafts are not before readers and queue nothing; `context.isBulk` leaves the queueing to the caller.
 */
export function queuePublish(collection: PublishedCollection): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, req, operation }) => {
    if (req.context.isBulk) return doc;
    const before: Document | undefined = operation === 'create' ? undefined : previousDoc;
    if (isPublic(doc) || isPublic(before)) await queueChange({ change: describe(collection, doc, before), req });
    return doc;
  };
}

/** The same for a deleted record. */
export function queueRemoval(collection: PublishedCollection): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    if (isPublic(doc)) await queueChange({ change: describe(collection, doc, undefined), req });
    return doc;
  };
}

export async function queueChange({ change, req }: { change: ContentChange; req: PayloadRequest }): Promise<void> {
  await req.payload.jobs.queue({ task: 'publish', input: { change }, queue: PUBLISH_QUEUE, req });
}

/** Collections without drafts have no `_status`: their records are always public. */
function isPublic(doc: Document | undefined): boolean {
  return doc !== undefined && doc !== null && (doc._status === undefined || doc._status === 'published');
}

function describe(collection: PublishedCollection, doc: Document, before: Document | undefined): ContentChange {
  // Listed anew, no longer listed or listed elsewhere: pages that list such records change, not only those that show it.
  const isListed = !before || before._status !== doc._status || idOf(before.category) !== idOf(doc.category);
  switch (collection) {
    case 'languages':
      return { kind: 'everything' };
    case 'categories':
      return { kind: 'category', id: doc.id, isListed: !before };
    case 'conditions':
      return { kind: 'condition', id: doc.id, isListed, categories: [...new Set([idOf(before?.category), idOf(doc.category)])].filter((id) => id !== undefined) };
    case 'category-translations':
      return { kind: 'category-translation', id: required(doc.category), language: required(doc.language) };
    case 'condition-translations':
      return { kind: 'condition-translation', id: required(doc.condition), language: required(doc.language), isListed: !before || before._status !== doc._status };
  }
}

function idOf(relation: unknown): number | undefined {
  if (typeof relation === 'number') return relation;
  if (typeof relation === 'object' && relation !== null && 'id' in relation && typeof relation.id === 'number') return relation.id;
  return undefined;
}

function required(relation: unknown): number {
  const id = idOf(relation);
  if (id === undefined) throw new Error('A published translation names its record and its language');
  return id;
}

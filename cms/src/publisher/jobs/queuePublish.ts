import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import type { ContentChange, PublishedCollection } from './change.ts';

export const PUBLISH_QUEUE = 'publish';

type Document = {
  id: number;
  _status?: 'draft' | 'published' | null;
  category?: unknown;
  condition?: unknown;
  page?: unknown;
  language?: unknown;
  icon?: unknown;
  color?: unknown;
};

/**
 * Notes what readers have before a change. Payload's `previousDoc` is the newest version, which may be a draft: a page
 * with a draft on top of it would stay when it is unpublished, and a move that was saved as a draft first would not
 * show on the shelf it left. Collections with drafts need this before `queuePublish`.
 */
export function noteWhatReadersHave(collection: PublishedCollection): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, operation, req }) => {
    if (operation === 'update' && !req.context.isBulk && originalDoc) {
      req.context[keyOf(collection, originalDoc.id)] = await readMain(collection, originalDoc.id, req);
    }
    return data;
  };
}

/**
 * Queues the rendering of what changed, in the same transaction as the change, so that neither can exist without the
 * other. Drafts are not before readers and queue nothing; `context.isBulk` leaves the queueing to the caller.
 */
export function queuePublish(collection: PublishedCollection): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, req, operation }) => {
    if (req.context.isBulk) return doc;
    const noted = req.context[keyOf(collection, doc.id)] as Document | undefined;
    const before: Document | undefined = operation === 'create' ? undefined : (noted ?? previousDoc);
    if (!isPublic(doc) && !isPublic(before)) return doc;
    // Saved as a draft, beside the record that readers have, which stands as it was.
    if (!isPublic(doc) && isPublic((await readMain(collection, doc.id, req)) ?? undefined)) return doc;
    for (const change of describe(collection, doc, before)) await queueChange({ change, req });
    return doc;
  };
}

/** The record itself, never a version of it. */
function readMain(collection: PublishedCollection, id: number, req: PayloadRequest): Promise<Document | null> {
  return req.payload.db.findOne<Document>({ collection, where: { id: { equals: id } }, req });
}

function keyOf(collection: PublishedCollection, id: number): string {
  return `before:${collection}:${id}`;
}

/** The same for a deleted record. */
export function queueRemoval(collection: PublishedCollection): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    if (isPublic(doc)) for (const change of describe(collection, doc, undefined)) await queueChange({ change, req });
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

function describe(collection: PublishedCollection, doc: Document, before: Document | undefined): ContentChange[] {
  // Listed anew, no longer listed or listed elsewhere: pages that list such records change, not only those that show it.
  const isListed = !before || before._status !== doc._status || idOf(before.category) !== idOf(doc.category);
  switch (collection) {
    case 'languages':
      return [{ kind: 'everything' }];
    case 'categories':
      return [
        { kind: 'category', id: doc.id, isListed: !before, ...(isReworded(doc, before) ? { isTextOnly: true } : {}) },
      ];
    case 'conditions': {
      const categories = [...new Set([idOf(before?.category), idOf(doc.category)])].filter((id) => id !== undefined);
      return [{ kind: 'condition', id: doc.id, isListed, categories }];
    }
    case 'pages':
      // The footer of every page leads to those that are published.
      return [isListed ? { kind: 'everything' } : { kind: 'page', id: doc.id }];
    case 'learning-paths':
    case 'learning-modules':
      return [{ kind: 'learning-paths' }];
    case 'page-translations':
      return places(doc, before, 'page').map(({ id }) => ({ kind: 'page', id }));
    case 'category-translations':
      return places(doc, before, 'category').map((place) => ({ kind: 'category-translation', ...place }));
    case 'condition-translations': {
      const [now, ...left] = places(doc, before, 'condition');
      const isNew = !before || before._status !== doc._status || left.length > 0;
      return [now, ...left]
        .filter((place) => place !== undefined)
        .map((place) => ({ kind: 'condition-translation', ...place, isListed: isNew }));
    }
  }
}

/** Of what pages show of a category, this is how it looks; all else is text. */
function isReworded(doc: Document, before: Document | undefined): boolean {
  return before !== undefined && before.icon === doc.icon && before.color === doc.color;
}

type Place = { id: number; language: number };

/** What a translation is of and in which language, now and, where that was changed, before. */
function places(doc: Document, before: Document | undefined, of: 'category' | 'condition' | 'page'): Place[] {
  const now = { id: required(doc[of]), language: required(doc.language) };
  if (!before || !isPublic(before)) return [now];
  const old = { id: required(before[of]), language: required(before.language) };
  return old.id === now.id && old.language === now.language ? [now] : [now, old];
}

function idOf(relation: unknown): number | undefined {
  if (typeof relation === 'number') return relation;
  if (typeof relation === 'object' && relation !== null && 'id' in relation && typeof relation.id === 'number')
    return relation.id;
  return undefined;
}

function required(relation: unknown): number {
  const id = idOf(relation);
  if (id === undefined) throw new Error('A published translation names its record and its language');
  return id;
}

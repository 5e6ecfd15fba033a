import type { CollectionSlug, Payload } from 'payload';

/** Returns the `updatedAt` that the form of a record opens with, and that it sends with each write. */
export async function readUpdatedAt(payload: Payload, collection: string, id: number | string): Promise<string> {
  const record = await payload.findByID({ collection: collection as CollectionSlug, id, depth: 0, draft: true });
  return (record as { updatedAt: string }).updatedAt;
}

type Call = { method: string; path: string; body?: unknown };

/** Adds the `updatedAt` of the record to the body of an update or a restored version, as a form does. */
export async function bodyOfForm(payload: Payload, { method, path, body }: Call): Promise<unknown> {
  const [, collection = '', id, version] = path.replace(/\?.*/, '').split('/');
  const isRestored = method === 'POST' && id === 'versions' && version;
  if (!isRestored && !(method === 'PATCH' && id)) return body;
  if (body !== undefined && !isPlainObject(body)) return body;
  const record = isRestored ? await findParent(payload, { collection, version }) : Number(id);
  const updatedAt = record && (await readUpdatedAt(payload, collection, record).catch(() => undefined));
  return updatedAt ? { updatedAt, ...body } : body;
}

const isPlainObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;

async function findParent(payload: Payload, { collection, version }: { collection: string; version: string }) {
  const where = { id: { equals: Number(version) } };
  const { docs } = await payload.db.findVersions({ collection: collection as CollectionSlug, where, limit: 1 });
  return docs[0] ? Number(docs[0].parent) : null;
}

import { callApi } from '../../kit/callApi.ts';
import { findRecords } from '../../kit/payloadCalls.ts';
import type { FindTitle } from './toReadableValue.ts';

type EntityConfigOf = (args: { collectionSlug: string }) => { admin?: { useAsTitle?: string } } | null | undefined;

/**
 * Calls `read` once to collect the records that it asks for, and returns a lookup of their titles. A record that cannot
 * be read has its id as title.
 */
export async function findTitles(
  read: (findTitle: FindTitle) => unknown,
  configOf: EntityConfigOf,
): Promise<FindTitle> {
  const asked = new Map<string, Set<unknown>>();
  read((collection, id) => {
    asked.set(collection, (asked.get(collection) ?? new Set()).add(id));
    return '';
  });
  const titles = new Map<string, string>();
  for (const [collection, ids] of asked) {
    const query = { 'where[id][in]': [...ids].join(','), depth: 0, limit: ids.size };
    const { docs } = await callApi(findRecords, { params: { collection }, query }).catch(() => ({ docs: [] }));
    const field = configOf({ collectionSlug: collection })?.admin?.useAsTitle ?? 'id';
    for (const doc of docs) titles.set(`${collection} ${doc.id}`, String(doc[field]));
  }
  return (collection, id) => titles.get(`${collection} ${id}`) ?? `No. ${id}`;
}

import { removeHiddenCharacters } from '@common-ground/api/contracts/hiddenCharacters.ts';
import { ID_MAX } from '@common-ground/api/contracts/limits.ts';

/** Base path of the CMS. Not `/admin`, because `/admin/dashboard` is a page of the site. */
export const ADMIN = '/cms';
/** Base path of the calls that use a session of the CMS. Sessions of the site are separate. */
export const CALLS_PATH = `${ADMIN}/api`;
export const QUEUE_PATH = '/review';
export const TRANSLATIONS_PATH = '/translations';
export const DUE_MODULES_PATH = '/modules-to-look-at';
export const MISSED_SEARCHES_PATH = '/missed-searches';
export const MODERATION_PATH = '/moderation';
export const PLAYBOOK_PATH = `${MODERATION_PATH}/playbook`;

export const QUEUE = `${ADMIN}${QUEUE_PATH}`;
export const TRANSLATIONS = `${ADMIN}${TRANSLATIONS_PATH}`;
export const DUE_MODULES = `${ADMIN}${DUE_MODULES_PATH}`;
export const MISSED_SEARCHES = `${ADMIN}${MISSED_SEARCHES_PATH}`;
export const MODERATION = `${ADMIN}${MODERATION_PATH}`;
export const PLAYBOOK = `${ADMIN}${PLAYBOOK_PATH}`;
export const DUTY = `${ADMIN}/collections/moderator-duty`;

export function toCollectionAddress(collection: string): string {
  return `${ADMIN}/collections/${collection}`;
}

export function toRecordAddress(collection: string, id: number): string {
  return `${toCollectionAddress(collection)}/${id}`;
}

/** Parameter of the form of search terms: a term that the form adds. It may occur several times. */
export const ADDED_TERM = 'term';
type Terms = { recordId?: number | null; conditionId?: number; languageId?: number; added?: readonly string[] };

/** Returns the address of the form of search terms: that of a record, or of a new one with these values filled in. */
export function toTermsAddress({ recordId, conditionId, languageId, added = [] }: Terms): string {
  const path = recordId ? toRecordAddress('search-terms', recordId) : `${toCollectionAddress('search-terms')}/create`;
  const query = new URLSearchParams(added.map((term) => [ADDED_TERM, term]));
  if (!recordId && conditionId) query.set('condition', String(conditionId));
  if (!recordId && languageId) query.set('language', String(languageId));
  return query.size > 0 ? `${path}?${query}` : path;
}

export type Query = Record<string, string | string[] | undefined>;

/**
 * Returns functions that read query parameters. Each returns undefined for an invalid value: links may be old or typed.
 */
export function readQuery(query: Query) {
  const text = (name: string) => removeHiddenCharacters([query[name]].flat()[0] ?? '').trim() || undefined;
  return {
    text,
    number(name: string): number | undefined {
      const value = text(name) ?? '';
      return /^[1-9]\d{0,9}$/.test(value) && Number(value) <= ID_MAX ? Number(value) : undefined;
    },
    oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
      return values.find((value) => value === text(name));
    },
  };
}

export function toAddress(path: string, query: Record<string, string | number | undefined>): string {
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
}

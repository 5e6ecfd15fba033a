import type { Source } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { SOURCE_TEXT_LENGTH, WEB_ADDRESS_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { isWebAddress } from '@common-ground/api/contracts/webAddress.ts';

export type FoundSource = { entry: string; source: Source };

const ADDRESS = /https?:\/\/[^\s<>"«»“”]+/i;
/** Brackets that are empty without the address, and punctuation around the title and the address. */
const AROUND = /[([<]\s*[)\]>]|^[\s:;,.|«»“”"–—-]+|[\s:;,.|«»“”"–—-]+$/g;

/** Returns a source for each entry of Resources that has a web address, unless that address is a source already. */
export function findSources(resources: readonly string[], sources: readonly Source[]): FoundSource[] {
  return resources.flatMap((entry) => {
    const source = readSource(entry);
    return source && !sources.some(({ url }) => url === source.url) ? [{ entry, source }] : [];
  });
}

/** Reads an entry such as "Title: https://address". The host replaces a missing title. */
function readSource(entry: string): Source | null {
  const [found = ''] = ADDRESS.exec(entry) ?? [];
  const url = trimPunctuation(found);
  if (!isWebAddress(url) || url.length > WEB_ADDRESS_LENGTH) return null;
  const title = entry.replace(url, ' ').replace(AROUND, '').replace(/\s+/g, ' ').trim() || new URL(url).hostname;
  return { title: [...title].slice(0, SOURCE_TEXT_LENGTH).join(''), url };
}

/** Removes punctuation at the end, but not a closing bracket when the address has an opening one. */
function trimPunctuation(address: string): string {
  const plain = address.replace(/[.,;:!?'\]]+$/, '');
  return plain.endsWith(')') && !plain.includes('(') ? trimPunctuation(plain.slice(0, -1)) : plain;
}

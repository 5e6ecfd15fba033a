import type { Source } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { SOURCE_TEXT_LENGTH, WEB_ADDRESS_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { isWebAddress } from '@common-ground/api/contracts/webAddress.ts';

/** An entry of Resources that could be a source: it has a web address. */
export type FoundSource = { entry: string; source: Source };

const ADDRESS = /https?:\/\/[^\s<>"«»“”]+/i;
/** Brackets that are empty without the address, and punctuation between a title and its address, and around both. */
const AROUND = /[([<]\s*[)\]>]|^[\s:;,.|«»“”"–—-]+|[\s:;,.|«»“”"–—-]+$/g;

/** Returns the entries of Resources that could be sources and are none yet, each as the source that it would be. */
export function findSources(resources: readonly string[], sources: readonly Source[]): FoundSource[] {
  return resources.flatMap((entry) => {
    const source = readSource(entry);
    return source && !sources.some(({ url }) => url === source.url) ? [{ entry, source }] : [];
  });
}

/** Reads an entry such as "Title: https://address". Without a title its host is the title. */
function readSource(entry: string): Source | null {
  const [found = ''] = ADDRESS.exec(entry) ?? [];
  const url = withoutEnd(found);
  if (!isWebAddress(url) || url.length > WEB_ADDRESS_LENGTH) return null;
  const title = entry.replace(url, ' ').replace(AROUND, '').replace(/\s+/g, ' ').trim() || new URL(url).hostname;
  return { title: [...title].slice(0, SOURCE_TEXT_LENGTH).join(''), url };
}

/** Punctuation at the end belongs to the sentence, but a bracket that the address opens. */
function withoutEnd(address: string): string {
  const plain = address.replace(/[.,;:!?'\]]+$/, '');
  return plain.endsWith(')') && !plain.includes('(') ? withoutEnd(plain.slice(0, -1)) : plain;
}

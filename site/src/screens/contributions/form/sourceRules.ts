import type { Source } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { CONTRIBUTION_LIST_MAX } from '@common-ground/api/contracts/limits.ts';
import { isWebAddress } from '@common-ground/api/contracts/webAddress.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import type { FormContext } from './FormFrame.tsx';
import { SOURCE_PARTS, type SourcePart, type Writing } from './texts.ts';

export type SourceRefusal = 'empty' | 'needsTitle' | 'needsAddress' | 'badYear' | 'duplicate' | 'full';

/** Returns the list with the typed source, or why it was refused. A repeated address is a duplicate. */
export function addSource(
  list: readonly Source[],
  pending: Writing['pending'],
): { list: Source[] } | { refused: SourceRefusal } {
  const [title, url, publisher, year] = SOURCE_PARTS.map((part) => (pending[part] ?? '').trim()) as SourceTyped;
  if (!title && !url && !publisher && !year) return { refused: 'empty' };
  if (!title) return { refused: 'needsTitle' };
  if (!isWebAddress(url)) return { refused: 'needsAddress' };
  if (year && !/^(19|20)\d\d$|^2100$/.test(year)) return { refused: 'badYear' };
  if (list.some((source) => source.url === url)) return { refused: 'duplicate' };
  if (list.length >= CONTRIBUTION_LIST_MAX) return { refused: 'full' };
  return { list: [...list, { title, url, ...(publisher && { publisher }), ...(year && { year: Number(year) }) }] };
}
type SourceTyped = [title: string, url: string, publisher: string, year: string];

/** Returns the field that a refusal is about. */
export function findRefusedField(why: SourceRefusal): SourcePart {
  return why === 'needsAddress' || why === 'duplicate' ? 'sourceUrl' : why === 'badYear' ? 'sourceYear' : 'sourceTitle';
}

/** Returns the field that prevents adding the typed source, or the first field when none does. */
export function findInvalidField(list: readonly Source[], pending: Writing['pending']): SourcePart {
  const added = addSource(list, pending);
  return 'refused' in added ? findRefusedField(added.refused) : SOURCE_PARTS[0];
}

/** Returns an empty string for an empty source, which needs no message. */
export function sourceRefusalMessage(why: SourceRefusal, { lang, words }: Pick<FormContext, 'lang' | 'words'>): string {
  switch (why) {
    case 'empty':
      return '';
    case 'duplicate':
      return words.list.duplicate;
    case 'full':
      return plural(lang, words.list.full, CONTRIBUTION_LIST_MAX);
    default:
      return words.sources[why];
  }
}

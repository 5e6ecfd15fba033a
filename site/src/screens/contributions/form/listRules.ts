import { CONTRIBUTION_LIST_MAX } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import type { FormContext } from './FormFrame.tsx';
import { addSource, type SourceRefusal, sourceRefusalMessage } from './sourceRules.ts';
import { isList, LENGTHS, type ListName, SOURCE_PARTS, type SourcePart, type Writing } from './texts.ts';
import type { Errors } from './toErrors.ts';

export type Refusal = 'empty' | 'duplicate' | 'tooLong' | 'full';

/** Returns the list with the trimmed entry, or why it was refused. Only an exact match is a duplicate. */
export function addEntry(
  list: readonly string[],
  typed: string,
  mostCharacters: number,
): { list: string[] } | { refused: Refusal } {
  const entry = typed.trim();
  if (!entry) return { refused: 'empty' };
  if (list.includes(entry)) return { refused: 'duplicate' };
  if (entry.length > mostCharacters) return { refused: 'tooLong' };
  if (list.length >= CONTRIBUTION_LIST_MAX) return { refused: 'full' };
  return { list: [...list, entry] };
}

type Refused = Partial<Record<ListName, Refusal>> & { sources?: SourceRefusal };

/**
 * Adds the texts that are still in the inputs of lists, because their author expects them to be sent. Drops empty and
 * repeated ones. Other refused texts stay in `pending`, with the reason in `refused`.
 */
export function addPending({ texts, pending }: Writing): Writing & { refused: Refused } {
  const result = { texts: { ...texts }, pending: {} as Writing['pending'], refused: {} as Refused };
  const source = addSource(texts.sources ?? [], pending);
  if ('list' in source) result.texts.sources = source.list;
  else if (source.refused !== 'empty' && source.refused !== 'duplicate') {
    const typed = Object.entries(pending).filter(([name]) => SOURCE_PARTS.includes(name as SourcePart));
    Object.assign(result.pending, Object.fromEntries(typed));
    result.refused.sources = source.refused;
  }
  for (const [field, typed] of Object.entries(pending)) {
    const name = field as ListName;
    if (!isList(name)) continue;
    const added = addEntry(texts[name] ?? [], typed, LENGTHS[name]);
    if ('list' in added) result.texts[name] = added.list;
    else if (added.refused === 'tooLong' || added.refused === 'full') {
      result.pending[name] = typed;
      result.refused[name] = added.refused;
    }
  }
  return result;
}

/** Returns messages for what `addPending` refused. */
export function refusedEntries({ sources, ...lists }: Refused, context: Pick<FormContext, 'lang' | 'words'>): Errors {
  const said = Object.entries(lists).map(([name, why]) => [
    name,
    refusalMessage(why, LENGTHS[name as ListName], context),
  ]);
  return { ...Object.fromEntries(said), ...(sources && { sources: sourceRefusalMessage(sources, context) }) };
}

/** Returns an empty string for an empty text, which needs no message. */
export function refusalMessage(
  why: Refusal,
  length: number,
  { lang, words }: Pick<FormContext, 'lang' | 'words'>,
): string {
  switch (why) {
    case 'empty':
      return '';
    case 'duplicate':
      return words.list.duplicate;
    case 'tooLong':
      return plural(lang, words.list.tooLong, length);
    case 'full':
      return plural(lang, words.list.full, CONTRIBUTION_LIST_MAX);
  }
}

import { CONTRIBUTION_LIST_MAX } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import type { FormContext } from './FormFrame.tsx';
import type { Errors } from './sayIssues.ts';
import { addSource, type SourceRefusal, saySourceRefusal } from './sourceRules.ts';
import { isList, LENGTHS, type ListName, SOURCE_PARTS, type SourcePart, type Writing } from './texts.ts';

/** Why a text is no new entry: there is nothing, it is there already, it is too long, the list takes no more. */
export type Refusal = 'empty' | 'duplicate' | 'tooLong' | 'full';

/** A list with one entry more, or why not. Entries are trimmed; two are the same when they are so to the letter. */
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
 * Adds what still stands in the fields of lists, as somebody who sends the form means it to be sent. What cannot be added
 * stays where it stands, with the reason.
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

/** Why what stood in the fields of lists could not be sent with them. */
export function refusedEntries({ sources, ...lists }: Refused, context: Pick<FormContext, 'lang' | 'words'>): Errors {
  const said = Object.entries(lists).map(([name, why]) => [name, sayRefusal(why, LENGTHS[name as ListName], context)]);
  return { ...Object.fromEntries(said), ...(sources && { sources: saySourceRefusal(sources, context) }) };
}

/** Empty where there is nothing to say: nobody needs to be told that they wrote nothing. */
export function sayRefusal(why: Refusal, length: number, { lang, words }: Pick<FormContext, 'lang' | 'words'>): string {
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

import type { Entry } from './entries.ts';
import { splitText } from './parts.ts';

type Compared = {
  /** Text of the source when it was translated. */
  from: string;
  /** Text of the source now. */
  source: string;
  /** Translation. Empty when there is none, and then nothing is stale. */
  text: string;
  /** Whether all texts of the list are one text for its translators, who may have more or fewer of them. */
  isOneText: boolean;
};

/**
 * Returns whether the source of a translated entry says something else than when it was translated. The texts of a list
 * that is compared as a whole may change places.
 */
export function saysOther(
  { translated, kind }: Pick<Entry, 'translated' | 'kind'>,
  { from, source, text, isOneText }: Compared,
): boolean {
  if (translated === 'own' || !text.trim()) return false;
  if (translated !== 'whole') return from.trim() !== source.trim();
  const [before, now, own] = [from, source, text].map((list) => splitWhole(kind, list)) as [
    string[],
    string[],
    string[],
  ];
  const isLost = subtract(before, now).length > 0;
  const isMore = subtract(now, before).length > 0;
  // A list with fewer texts than its source is partial already, and stays so when the source gets another one.
  const isPartial = !isOneText && own.length < before.length;
  return isLost || (isMore && !isPartial);
}

function splitWhole(kind: Entry['kind'], text: string): string[] {
  return splitText(text, kind === 'markdown' ? 'blocks' : 'lines').map((part) => part.trim());
}

/** Returns the texts of `list` that `others` lacks, counting equal ones. */
function subtract(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((text) => {
    const position = left.indexOf(text);
    if (position >= 0) left.splice(position, 1);
    return position < 0;
  });
}

import { SEARCH_WORDS } from '../../contracts/limits.ts';
import type { Scope, SearchText, SearchWord } from './queries/readSearchText.ts';
import { type Slot, slotOf } from './Slot.ts';
import { isStopWord } from './stopWords.ts';

/**
 * The words of a text that say what is looked for. Words of grammar go, unless there is nothing else ("ME") or they are
 * written as an abbreviation among other words ("living with ME").
 */
export function readSlots({ text, asked, scope }: { text: SearchText; asked: string; scope: Scope }): Slot[] {
  const abbreviations = readAbbreviations(asked);
  const saying = text.words.filter(({ word, stems }) => {
    if (abbreviations.has(word)) return true;
    return !isStopWord({ word, stem: stems[scope.own.code], code: scope.own.code });
  });
  const chosen = saying.length > 0 ? saying : text.words;
  return unique(chosen).slice(0, SEARCH_WORDS).map(slotOf);
}

/** Words in capitals, folded, where not everything is in capitals. */
function readAbbreviations(asked: string): Set<string> {
  if (!/\p{Ll}/u.test(asked)) return new Set();
  return new Set(
    (asked.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,5}(?![\p{L}\p{N}])/gu) ?? []).map((word) =>
      word.toLowerCase(),
    ),
  );
}

function unique(words: SearchWord[]): SearchWord[] {
  return [...new Map(words.map((word) => [word.word, word])).values()];
}

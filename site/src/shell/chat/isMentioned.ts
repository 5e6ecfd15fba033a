import { isWordForm } from '@common-ground/api/contracts/search/engine/findName.ts';
import type { Stemmer } from '@common-ground/api/contracts/search/engine/stems.ts';
import { foldLetters, toSearchWords } from '@common-ground/api/contracts/search/engine/words.ts';
import type { Passage } from '@common-ground/api/contracts/search/find.ts';

type Condition = {
  name: string;
  translation?: { name: string } | undefined;
  match?: { name: string } | undefined;
  passage?: Passage | null | undefined;
};

/** Returns whether the names and the sentence of a condition have more than half of the words of a subject. */
export function isMentioned(subject: readonly string[], condition: Condition, toStem: Stemmer): boolean {
  const { name, translation, match, passage } = condition;
  const marked = passage?.marks.map(([start, end]) => foldLetters(passage.text.slice(start, end))) ?? [];
  const names = [name, translation?.name ?? '', match?.name ?? ''].flatMap(toSearchWords);
  const has = (word: string) => [...marked, ...names].some((other) => isWordForm(word, other, toStem));
  return 2 * subject.filter(has).length > subject.length;
}

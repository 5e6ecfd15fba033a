import { toNameKey } from './engine/words.ts';

/** A name or alias of a published condition. */
export type ConditionName = { conditionId: number; condition: string; name: string };

/** Returns the terms that are names of other conditions, each with the condition: they would draw readers to a wrong page. */
export function findTakenTerms(
  terms: readonly string[],
  { conditionId, names }: { conditionId: number; names: readonly ConditionName[] },
): { term: string; condition: string }[] {
  const taken = new Map(
    names.filter((one) => one.conditionId !== conditionId).map((one) => [toNameKey(one.name), one.condition]),
  );
  return terms.flatMap((term) => {
    const condition = taken.get(toNameKey(term));
    return condition === undefined ? [] : [{ term, condition }];
  });
}

/** Returns the first term that repeats an earlier one, also in another case or with other accents; undefined when none. */
export function findRepeatedTerm(terms: readonly string[]): string | undefined {
  const keys = terms.map(toNameKey);
  return terms.find((_, place) => keys.indexOf(keys[place] ?? '') < place);
}

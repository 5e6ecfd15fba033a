import type { AnyField, Texts } from '../../contracts/encyclopedia/fields.ts';
import { isSame } from '../../contracts/encyclopedia/isSame.ts';

/** The fields of `proposed` that are not what `base` has. */
export function changesOf(proposed: Texts, base: Texts): Texts {
  const changed = givenFields(proposed).filter((field) => !isSame(proposed[field], base[field]));
  return Object.fromEntries(changed.map((field) => [field, proposed[field]]));
}

/**
 * Fields that somebody else has changed since the version a proposal was made from, to something else than it proposes.
 * Only these need a person; everything else goes together.
 */
export function conflictsOf({ proposed, base, current }: { proposed: Texts; base: Texts; current: Texts }): AnyField[] {
  return givenFields(proposed).filter(
    (field) => !isSame(current[field], base[field]) && !isSame(current[field], proposed[field]),
  );
}

function givenFields(texts: Texts): AnyField[] {
  return (Object.keys(texts) as AnyField[]).filter((field) => texts[field] !== undefined);
}

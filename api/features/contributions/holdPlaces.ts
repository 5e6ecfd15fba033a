import type { Texts } from '../../contracts/encyclopedia/fields.ts';

/**
 * Returns the proposed texts of a translation, with the lists in the places of `earlier` ones: forms leave out the empty
 * entries, which hold the places of texts that are not translated. A list with more or fewer texts than the earlier one
 * stays as it is.
 */
export function holdPlaces(proposed: Texts, earlier: Texts): Texts {
  const placed = Object.entries(proposed).map(([field, value]) => [field, hold(value, earlier[field as keyof Texts])]);
  return Object.fromEntries(placed);
}

function hold(proposed: unknown, earlier: unknown): unknown {
  if (!Array.isArray(proposed) || !Array.isArray(earlier)) return proposed;
  if (earlier.filter((entry) => entry !== '').length !== proposed.length) return proposed;
  const left = [...proposed];
  return earlier.map((entry) => (entry === '' ? '' : left.shift()));
}

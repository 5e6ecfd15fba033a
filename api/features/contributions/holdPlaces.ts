import type { Texts } from '../../contracts/encyclopedia/fields.ts';

/**
 * Returns the proposed texts of a translation, with the lists in the places of the published ones: the forms of the site
 * leave out the empty entries, which hold the places of texts that are not translated. A list with more or fewer texts
 * than the published one stays as it is.
 */
export function holdPlaces(proposed: Texts, published: Texts): Texts {
  const placed = Object.entries(proposed).map(([field, value]) => [
    field,
    hold(value, published[field as keyof Texts]),
  ]);
  return Object.fromEntries(placed);
}

function hold(proposed: unknown, published: unknown): unknown {
  if (!Array.isArray(proposed) || !Array.isArray(published)) return proposed;
  if (published.filter((entry) => entry !== '').length !== proposed.length) return proposed;
  const left = [...proposed];
  return published.map((entry) => (entry === '' ? '' : left.shift()));
}

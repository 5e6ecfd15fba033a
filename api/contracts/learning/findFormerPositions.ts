import { readId } from './pathParts.ts';

/** Returns the index in `before` of each entry of `now`, by id, else by texts (the title first); -1 for a new entry. */
export function findFormerPositions(now: unknown[], before: unknown[], textsOf: (one: unknown) => string[]): number[] {
  const numbers = before.map(readId);
  if (now.some((one) => readId(one) !== null)) return now.map((one) => numbers.indexOf(readId(one)));
  return placesByText(now.map(textsOf), before.map(textsOf));
}

/**
 * Matches equal texts first, then equal first texts, such as the titles of sections. Any other entry counts as reworded
 * when it follows, or else precedes, the same neighbour.
 */
function placesByText(now: string[][], before: string[][]): number[] {
  const places: number[] = now.map(() => -1);
  const free = new Set(before.keys());
  const take = (at: number, place: number | undefined) => {
    if (place === undefined || !free.delete(place)) return;
    places[at] = place;
  };
  const takeAll = (isSame: (one: string[], other: string[]) => boolean) => {
    for (const [at, one] of now.entries())
      if (places[at] === -1)
        take(
          at,
          [...free].find((place) => isSame(one, before[place] ?? [])),
        );
  };
  takeAll((one, other) => one.join('\0') === other.join('\0'));
  takeAll(([first], [other]) => first === other);
  for (const at of now.keys()) takeBeside(at, -1);
  for (const at of [...now.keys()].reverse()) takeBeside(at, 1);
  return places;

  function takeBeside(at: number, step: -1 | 1): void {
    const neighbour = at + step;
    const place = neighbour < 0 ? -1 : neighbour === now.length ? before.length : places[neighbour];
    const isFound = place !== undefined && (place >= 0 || neighbour < 0);
    if (places[at] === -1 && isFound) take(at, place - step);
  }
}

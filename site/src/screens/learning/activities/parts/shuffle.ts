/**
 * Returns the indexes below `count` in another order, in which none stays at its place. The order depends only on the
 * count and the name, so that it is the same after a reload and in a translation.
 */
export function shuffle(count: number, name: string): number[] {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 65_521;
  const places = Array.from({ length: count }, (_, place) => place);
  for (let at = count - 1; at > 0; at--) {
    seed = (seed * 75 + 74) % 65_537;
    // Sattolo's algorithm: the result is one cycle, so that nothing stays at its place.
    const other = seed % at;
    [places[at], places[other]] = [places[other] as number, places[at] as number];
  }
  return places;
}

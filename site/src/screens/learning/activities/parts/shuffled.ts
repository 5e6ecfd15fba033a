/**
 * Places from 0 in another order, the same for the same name, so that a reload and a translation show the same. Never the
 * order that they are in, nor one in which most stand where they belong.
 */
export function shuffled(count: number, name: string): number[] {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 65_521;
  const places = Array.from({ length: count }, (_, place) => place);
  for (let at = count - 1; at > 0; at--) {
    seed = (seed * 75 + 74) % 65_537;
    // Sattolo's way: no place keeps what it had.
    const other = seed % at;
    [places[at], places[other]] = [places[other] as number, places[at] as number];
  }
  return places;
}

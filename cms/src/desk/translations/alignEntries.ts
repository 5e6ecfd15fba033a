/**
 * A translated list beside the list as it is now: each entry beside the source that it was made from, empty where there
 * is a new one, and at the end what has no source any more. A changed entry takes the place of the one that went in the
 * same order. Lists that were never one to one are left as they are.
 */
export function alignEntries(before: string[], now: string[], translated: string[]): string[] {
  if (before.length !== translated.length || before.length === 0) return translated;
  const left = before.map((source, place) => ({ source, entry: translated[place] ?? '' }));
  const take = (place: number) => (place < 0 ? undefined : left.splice(place, 1)[0]?.entry);
  const kept = now.map((source) => take(left.findIndex((one) => one.source === source)));
  const joined = kept.map((entry) => entry ?? take(left.length > 0 ? 0 : -1) ?? '');
  return [...joined, ...left.map(({ entry }) => entry)];
}

/** Runs `work` for each item, at most `atOnce` at a time. Rejects with the first error. */
export async function eachOfMany<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = await waiting.next(); !next.done; next = await waiting.next()) await work(next.value);
    }),
  );
}

/** A text in one piece of its own: one that was cut out of a page holds the page in memory, one that was put together its parts. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

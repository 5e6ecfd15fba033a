/** Milliseconds within which an equal line is counted instead of written. */
const WINDOW_MS = 60_000;
/** Lines that are remembered at once. With more different lines than this in a minute, all further ones are written. */
const MAX_LINES = 1000;

type Repeats = { count: number; timer: NodeJS.Timeout; writeCount: (count: number) => void };

/** Counts equal lines within a minute, so that a lasting fault does not fill the log. */
export class RepeatedLines {
  readonly #lines = new Map<string, Repeats>();

  /**
   * Returns whether a line with this key was written within the last minute. Then the line is counted.
   * @param writeCount writes the line with the number of its repeats, at the end of the minute
   */
  isRepeated(key: string, writeCount: (count: number) => void): boolean {
    const before = this.#lines.get(key);
    if (before) {
      before.count += 1;
      before.writeCount = writeCount;
      return true;
    }
    if (this.#lines.size >= MAX_LINES) return false;
    const timer = setTimeout(() => this.#end(key), WINDOW_MS).unref();
    this.#lines.set(key, { count: 0, timer, writeCount });
    return false;
  }

  /** Writes all counts at once, because the process ends. */
  endAll(): void {
    for (const key of [...this.#lines.keys()]) this.#end(key);
  }

  #end(key: string): void {
    const line = this.#lines.get(key);
    if (!line) return;
    clearTimeout(line.timer);
    this.#lines.delete(key);
    if (line.count > 0) line.writeCount(line.count);
  }
}

const KEPT = 50;
const LONGEST = 1000;

/** The last lines that PostgreSQL said, of which one may tell why it ended. */
export class LastLines {
  #lines: string[] = [];

  add(text: string): void {
    for (const line of text.split('\n')) if (line.trim()) this.#lines.push(line.trim().slice(0, LONGEST));
    this.#lines.splice(0, this.#lines.length - KEPT);
  }

  clear(): void {
    this.#lines = [];
  }

  find(pattern: RegExp): string | undefined {
    return this.#lines.find((line) => pattern.test(line));
  }
}

/** What a person sees while it starts: one line a step, with the time it took. */
export class Progress {
  #started = performance.now();
  #open: string | undefined;

  get seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }

  async step<T>(label: string, work: (skip: (why: string) => void) => Promise<T>): Promise<T> {
    const started = performance.now();
    let note = '';
    this.#open = `  ${label} …`;
    process.stdout.write(this.#open);
    try {
      return await work((why) => {
        note = `${why}, `;
      });
    } finally {
      this.#closeLine(label, ` ${note}${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  }

  say(line: string): void {
    if (this.#open !== undefined) {
      process.stdout.write('\n');
      this.#open = '';
    }
    console.log(`  ${line}`);
  }

  fail(line: string): void {
    if (this.#open !== undefined) process.stdout.write('\n');
    this.#open = undefined;
    console.error(`\n${line}`);
  }

  #closeLine(label: string, rest: string): void {
    if (this.#open === undefined) return;
    console.log(this.#open === '' ? `  ${label}:${rest}` : rest);
    this.#open = undefined;
  }
}

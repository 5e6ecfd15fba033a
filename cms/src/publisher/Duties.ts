/** Something that is done again and again, as long as it goes well or not. */
export type Duty = {
  /** Of what to say when it fails. */
  name: string;
  everyMs: number;
  /** May answer how many milliseconds from now it is worth doing again, when that is sooner. */
  work: () => Promise<unknown>;
  /** Also done when somebody asks something of the publisher. */
  isAskedFor?: boolean;
};

/** Duties with the time at which each is due. One that is still being done is not begun again. */
export class Duties {
  #due = new Map<Duty, number>();
  #running = new Map<Duty, Promise<void>>();

  /** Begun at once, and then each in its time. */
  add(duties: readonly Duty[]): void {
    for (const duty of duties) this.#due.set(duty, 0);
  }

  ask(): void {
    for (const duty of this.#due.keys()) if (duty.isAskedFor) this.#due.set(duty, 0);
  }

  /** Begins what is due and does not wait for it. Answers in how many milliseconds the next is. */
  begin(onEnd: () => void): number {
    const now = Date.now();
    for (const [duty, due] of this.#due)
      if (due <= now && !this.#running.has(duty)) {
        this.#due.set(duty, now + duty.everyMs);
        this.#running.set(
          duty,
          this.#do(duty).finally(() => {
            this.#running.delete(duty);
            onEnd();
          }),
        );
      }
    const idle = [...this.#due].filter(([duty]) => !this.#running.has(duty)).map(([, due]) => due - now);
    return Math.min(...idle, Number.MAX_SAFE_INTEGER);
  }

  /** Ends after what is being done. */
  async stop(): Promise<void> {
    this.#due.clear();
    await Promise.all(this.#running.values());
  }

  async #do(duty: Duty): Promise<void> {
    try {
      const sooner = await duty.work();
      const due = this.#due.get(duty);
      if (typeof sooner === 'number' && due !== undefined) this.#due.set(duty, Math.min(due, Date.now() + sooner));
    } catch (error) {
      console.error(`${duty.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

type Options = {
  /** Puts before readers what was scheduled and is due. */
  publishDue: () => Promise<unknown>;
  /** Milliseconds until the next one is due, not above zero when it is; null when nothing is scheduled. */
  untilNext: () => Promise<number | null>;
  lookEveryMs?: number;
};

/** A date that is set meanwhile, or moved, is seen at the next look. */
const LOOK_EVERY_MS = 5000;
/** What is due and still there, because somebody holds it, is not asked for without a pause. */
const PAUSE_MS = 250;

/**
 * Puts before readers, at its time, what has one: sleeps until the next is due, and looks now and then all the same. Has
 * a line of its own, because nothing else the publisher does may hold up a date.
 */
export class Schedule {
  #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#working = this.#work();
  }

  /** Ends after what is being published; the next start sees what was due meanwhile. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #work(): Promise<void> {
    const longest = this.#options.lookEveryMs ?? LOOK_EVERY_MS;
    let wait = longest;
    try {
      await this.#options.publishDue();
      const next = await this.#options.untilNext();
      if (next !== null) wait = Math.min(Math.max(next, PAUSE_MS), longest);
    } catch (error) {
      console.error(`what is due: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.start(), wait);
  }
}

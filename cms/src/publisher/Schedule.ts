type Options = {
  /** Puts before readers what was scheduled and is due. */
  publishDue: () => Promise<unknown>;
  /** Milliseconds until the next one is due, not above zero when it is; null when nothing is scheduled. */
  untilNext: () => Promise<number | null>;
  lookEveryMs?: number;
};

/** Whoever sets a date says so (`look`), but what is said may be lost with a connection. */
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
  #isAskedAgain = false;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.look();
  }

  look(): void {
    if (this.#isStopped) return;
    if (this.#working) {
      this.#isAskedAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#working = this.#work().then((wait) => {
      this.#working = undefined;
      if (this.#isStopped) return;
      this.#timer = setTimeout(() => this.look(), this.#isAskedAgain ? 0 : wait);
      this.#isAskedAgain = false;
    });
  }

  /** Ends after what is being published; the next start sees what was due meanwhile. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  /** Milliseconds until it is worth to look again. */
  async #work(): Promise<number> {
    const longest = this.#options.lookEveryMs ?? LOOK_EVERY_MS;
    try {
      await this.#options.publishDue();
      const next = await this.#options.untilNext();
      return next === null ? longest : Math.min(Math.max(next, PAUSE_MS), longest);
    } catch (error) {
      console.error(`what is due: ${error instanceof Error ? error.message : String(error)}`);
      return longest;
    }
  }
}

import { log } from '@common-ground/api/platform/log/log.ts';
import { countEvent } from '@common-ground/api/platform/metrics/recorder.ts';

/** Channels that announce new rows of an outbox. An announcement may be lost with its connection. */
export const MAIL_WAITING = 'mail_waiting';
export const PUSH_WAITING = 'push_waiting';
const LOOK_EVERY_MS = 5000;
/** Most changes that cause a mail also change a page, and the page goes first. */
const AFTER_PAGES_MS = 250;

/** Sends the next rows. @returns milliseconds until there is more to send, or undefined when there is nothing */
type Deliver = () => Promise<number | undefined>;

/** Runs the deliveries of one outbox, never two at a time: periodically, and a moment after `look`. */
export class Delivery {
  #name: string;
  #deliver: Deliver;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  /** Whether `look` was called since the last delivery began. */
  #isTold = false;
  #isStopped = false;

  constructor(name: string, deliver: Deliver) {
    this.#name = name;
    this.#deliver = deliver;
  }

  /** Starts a delivery in a moment, or after the one that is running. */
  look(): void {
    if (this.#isTold) return;
    this.#isTold = true;
    if (!this.#running) this.#lookIn(AFTER_PAGES_MS);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #lookIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#isTold = false;
      this.#running = this.#run();
    }, milliseconds);
  }

  async #run(): Promise<void> {
    const wait = await this.#deliver().catch((error: unknown) => {
      countEvent('taskFailures', { task: this.#name });
      log.error({ err: error }, `${this.#name} were not delivered`);
      return undefined;
    });
    this.#running = undefined;
    this.#lookIn(this.#isTold ? 0 : (wait ?? LOOK_EVERY_MS));
  }
}

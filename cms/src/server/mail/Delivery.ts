/** Whoever puts something into an outbox says so on its channel, but what is said may be lost with a connection. */
export const MAIL_WAITING = 'mail_waiting';
export const PUSH_WAITING = 'push_waiting';
const LOOK_EVERY_MS = 5000;
/** What has a mail sent mostly changes a page as well, which goes first. */
const AFTER_PAGES_MS = 250;

/** What sends the next few; answers in how many milliseconds there is more to do, or undefined when there is nothing. */
type Deliver = () => Promise<number | undefined>;

/** Sends what waits in an outbox, one after the other, now and then and when it is told to look. */
export class Delivery {
  #name: string;
  #deliver: Deliver;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  /** To look soon, or once more after what is being sent. */
  #isTold = false;
  #isStopped = false;

  /** `name`: of what is sent, for what is said when it fails. */
  constructor(name: string, deliver: Deliver) {
    this.#name = name;
    this.#deliver = deliver;
  }

  /** Begins in a moment, or after what is being sent. */
  look(): void {
    if (this.#isTold) return;
    this.#isTold = true;
    if (!this.#running) this.#lookIn(AFTER_PAGES_MS);
  }

  /** Ends after what is being sent. */
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
      console.error(`${this.#name}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    });
    this.#running = undefined;
    this.#lookIn(this.#isTold ? 0 : (wait ?? LOOK_EVERY_MS));
  }
}

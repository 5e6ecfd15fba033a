import { deliverMails } from '@common-ground/api/features/notifications/deliverMails.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import type { Mailer } from '@common-ground/api/platform/mail/Mailer.ts';

/** Whoever puts a mail into the outbox says so on this channel, but what is said may be lost with a connection. */
export const MAIL_WAITING = 'mail_waiting';
const LOOK_EVERY_MS = 5000;

/** Sends what waits in the outbox of mails, one after the other, now and then and when it is told to look. */
export class Mailing {
  #tools: { database: Database; mailer: Mailer };
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isToldAgain = false;
  #isStopped = false;

  constructor(tools: { database: Database; mailer: Mailer }) {
    this.#tools = tools;
  }

  /** Begins at once, or once more after what is being sent. */
  look(): void {
    if (this.#isStopped) return;
    this.#isToldAgain = this.#running !== undefined;
    clearTimeout(this.#timer);
    this.#running ??= this.#deliver();
  }

  /** Ends after the mail that is being sent. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #deliver(): Promise<void> {
    const wait = await deliverMails(this.#tools).catch((error: unknown) => {
      console.error(`mails: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    });
    this.#running = undefined;
    if (!this.#isStopped) this.#timer = setTimeout(() => this.look(), this.#isToldAgain ? 0 : (wait ?? LOOK_EVERY_MS));
    this.#isToldAgain = false;
  }
}

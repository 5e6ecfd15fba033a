import { log } from '@common-ground/api/platform/log/log.ts';
import { countEvent } from '@common-ground/api/platform/metrics/recorder.ts';

/** A periodic task, repeated whether it succeeds or fails. */
export type PeriodicTask = {
  name: string;
  everyMs: number;
  /** May resolve to the milliseconds until the next run, when that is sooner than `everyMs`. */
  work: () => Promise<unknown>;
  isAskedFor?: boolean;
};

export class PeriodicTasks {
  #due = new Map<PeriodicTask, number>();
  #running = new Map<PeriodicTask, Promise<void>>();

  add(duties: readonly PeriodicTask[]): void {
    for (const duty of duties) this.#due.set(duty, 0);
  }

  /** Starts these tasks no more. One that is running goes on to its end. */
  remove(duties: readonly PeriodicTask[]): void {
    for (const duty of duties) this.#due.delete(duty);
  }

  ask(): void {
    for (const duty of this.#due.keys()) if (duty.isAskedFor) this.#due.set(duty, 0);
  }

  /** Starts due tasks without waiting for them. Returns the ms until the next task that is not running is due. */
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

  async stop(): Promise<void> {
    this.#due.clear();
    await Promise.all(this.#running.values());
  }

  async #do(duty: PeriodicTask): Promise<void> {
    try {
      const sooner = await duty.work();
      const due = this.#due.get(duty);
      if (typeof sooner === 'number' && due !== undefined) this.#due.set(duty, Math.min(due, Date.now() + sooner));
    } catch (error) {
      countEvent('taskFailures', { task: duty.name });
      log.error({ err: error }, `${duty.name} failed`);
    }
  }
}

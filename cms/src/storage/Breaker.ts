/** Milliseconds after a failure in which no further call is made. */
const PAUSE_MS = 2000;

/**
 * Makes calls to a service that may be down. After a failed call, calls fail at once for two seconds, so that many calls
 * together do not wait for the same timeout.
 */
export class Breaker {
  #failure: { error: unknown; until: number } | null = null;

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#failure && performance.now() < this.#failure.until) throw this.#failure.error;
    try {
      const result = await work();
      this.#failure = null;
      return result;
    } catch (error) {
      this.#failure = { error, until: performance.now() + PAUSE_MS };
      throw error;
    }
  }
}

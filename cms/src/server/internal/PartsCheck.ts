import { HEALTH_PART_MS } from '@common-ground/api/contracts/waiting.ts';
import { limitTime } from '@common-ground/api/platform/limitTime.ts';

const CACHED_MS = 1000;

/**
 * Checks of the parts that a process needs to do its work, by the name of the part. A part is missing when its check
 * resolves to false, rejects, or takes longer than `HEALTH_PART_MS`.
 */
export type PartChecks = Record<string, () => boolean | Promise<boolean>>;

/** Lists the parts that a process lacks. Requests within a second share one look, so that probes cause no load. */
export class PartsCheck {
  readonly #checks: PartChecks;
  #found: Promise<string[]> | undefined;

  constructor(checks: PartChecks) {
    this.#checks = checks;
  }

  /** Returns the names of the missing parts, none when the process is ready. Never rejects. */
  findMissing(): Promise<string[]> {
    if (!this.#found) {
      this.#found = this.#look();
      setTimeout(() => {
        this.#found = undefined;
      }, CACHED_MS).unref();
    }
    return this.#found;
  }

  async #look(): Promise<string[]> {
    const found = Object.entries(this.#checks).map(async ([name, check]) => {
      const isThere = await limitTime(HEALTH_PART_MS, Promise.resolve().then(check)).catch(() => false);
      return isThere ? [] : [name];
    });
    return (await Promise.all(found)).flat();
  }
}

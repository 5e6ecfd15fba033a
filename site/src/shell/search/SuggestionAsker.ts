import type { Suggestions } from '@common-ground/api/contracts/search/suggestions.ts';
import { SuggestionPool } from './SuggestionPool.ts';

/** Maximum requests at a time; on a slow connection more would delay each other. */
const MAX_SUGGESTION_REQUESTS = 2;

type Options = { ask: (text: string) => Promise<Suggestions>; onAnswer: () => void };

/** Requests suggestions for typed texts. Aborts nothing, because a late response still fills the pool. */
export class SuggestionAsker {
  readonly pool = new SuggestionPool();
  readonly #ask: Options['ask'];
  readonly #onAnswer: Options['onAnswer'];
  readonly #asked = new Set<string>();
  #waiting: string | null = null;

  constructor({ ask, onAnswer }: Options) {
    this.#ask = ask;
    this.#onAnswer = onAnswer;
  }

  get isBusy(): boolean {
    return this.#asked.size > 0;
  }

  /** Requests a folded text unless its suggestions are known or requested. The newest waiting text replaces others. */
  want(text: string): void {
    if (this.pool.isSettled(text) || this.#asked.has(text)) return;
    if (this.#asked.size >= MAX_SUGGESTION_REQUESTS) this.#waiting = text;
    else void this.#askNow(text);
  }

  async #askNow(text: string): Promise<void> {
    this.#asked.add(text);
    try {
      this.pool.add(text, await this.#ask(text));
    } catch {
      // The known suggestions stay; a later call of `want` tries again.
    }
    this.#asked.delete(text);
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.want(waiting);
    this.#onAnswer();
  }
}

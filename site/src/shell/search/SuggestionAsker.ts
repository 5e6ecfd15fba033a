import type { Suggestions } from '@common-ground/api/contracts/search/suggestions.ts';
import { SuggestionPool } from './SuggestionPool.ts';

/** Answers of this many texts may be on their way; on a slow line more of them would only hold up each other. */
const AT_ONCE = 2;

type Options = { ask: (text: string) => Promise<Suggestions>; onAnswer: () => void };

/**
 * Fills the pool with what is typed. Nothing is called off: an answer that comes late still teaches the pool. Of the
 * texts that have to wait only the newest is asked.
 */
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

  /** Whether an answer is on its way. */
  get isBusy(): boolean {
    return this.#asked.size > 0;
  }

  /** Sees to it that this folded text is answered, if it can be. */
  want(text: string): void {
    if (this.pool.isSettled(text) || this.#asked.has(text)) return;
    if (this.#asked.size >= AT_ONCE) this.#waiting = text;
    else void this.#askNow(text);
  }

  async #askNow(text: string): Promise<void> {
    this.#asked.add(text);
    try {
      this.pool.add(text, await this.#ask(text));
    } catch {
      // What is known goes on being shown; the next key or the next opening asks again.
    }
    this.#asked.delete(text);
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.want(waiting);
    this.#onAnswer();
  }
}

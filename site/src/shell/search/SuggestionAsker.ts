/** Maximum requests at a time; on a slow connection more would delay each other. */
const MAX_SUGGESTION_REQUESTS = 2;

type Options<Answer> = {
  /** Answers without a request; null when the text needs one. */
  findNow: (text: string) => Promise<Answer | null>;
  ask: (text: string) => Promise<Answer>;
  onAnswer: () => void;
};

/** Collects suggestions for typed texts. Aborts nothing, because the reader may return to an earlier text. */
export class SuggestionAsker<Answer> {
  readonly answers = new Map<string, Answer>();
  readonly #options: Options<Answer>;
  readonly #pending = new Set<string>();
  readonly #failed = new Set<string>();
  #requests = 0;
  #waiting: string | null = null;

  constructor(options: Options<Answer>) {
    this.#options = options;
  }

  get isBusy(): boolean {
    return this.#pending.size > 0 || this.#waiting !== null;
  }

  /** Returns whether the last request for a text failed. */
  hasFailed(text: string): boolean {
    return this.#failed.has(text);
  }

  /** Finds suggestions of a text unless they are known or pending. The newest waiting text replaces others. */
  async want(text: string): Promise<void> {
    if (this.answers.has(text) || this.#pending.has(text)) return;
    this.#pending.add(text);
    this.#failed.delete(text);
    const found = await this.#options.findNow(text).catch(() => null);
    if (found) this.answers.set(text, found);
    else if (this.#requests < MAX_SUGGESTION_REQUESTS) await this.#request(text);
    else this.#waiting = text;
    this.#pending.delete(text);
    this.#options.onAnswer();
  }

  async #request(text: string): Promise<void> {
    this.#requests += 1;
    try {
      this.answers.set(text, await this.#options.ask(text));
    } catch {
      // A later call of `want` tries again.
      this.#failed.add(text);
    }
    this.#requests -= 1;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null && waiting !== text) void this.want(waiting);
  }
}

import { SUGGESTED_CATEGORIES, SUGGESTED_CONDITIONS } from '@common-ground/api/contracts/limits.ts';
import type {
  SuggestedCategory,
  SuggestedCondition,
  Suggestions,
} from '@common-ground/api/contracts/search/suggestions.ts';
import { fold } from './fold.ts';

export type Picked = { conditions: SuggestedCondition[]; categories: SuggestedCategory[] };

/** Folded texts with a space at the end, so that a typed text with a final space matches a whole last word. */
type Known<Shown> = { shown: Shown; name: string; also: string[]; description: string };

/** All suggestions received so far, searched without waiting for pending responses. */
export class SuggestionPool {
  readonly #conditions = new Map<number, Known<SuggestedCondition>>();
  #categories: Known<SuggestedCategory>[] = [];
  readonly #answered = new Set<string>();
  readonly #complete: string[] = [];

  add(text: string, { complete, conditions, categories }: Suggestions): void {
    this.#answered.add(text);
    if (complete) this.#complete.push(text);
    for (const condition of conditions) this.#learn(condition);
    this.#categories = categories.map((category) => know(category, []));
  }

  /** Whether all suggestions are known: `text` was answered, or a text that it contains was answered completely. */
  isSettled(text: string): boolean {
    return this.#answered.has(text) || this.#complete.some((known) => text.includes(known));
  }

  /** Returns the best matches: names that begin with `text`, then later words, other names, and any mention. */
  pick(text: string): Picked {
    return {
      conditions: best([...this.#conditions.values()], text, SUGGESTED_CONDITIONS),
      categories: best(this.#categories, text, SUGGESTED_CATEGORIES),
    };
  }

  /** A condition may arrive several times, with different other names and a cut or whole description. */
  #learn(condition: SuggestedCondition): void {
    const before = this.#conditions.get(condition.id);
    const also = [...(before?.also ?? []), ...condition.also.map(line)];
    const isLonger = !before || condition.description.length >= before.shown.description.length;
    this.#conditions.set(condition.id, know(isLonger ? condition : before.shown, also));
  }
}

function know<Shown extends { name: string; description: string }>(shown: Shown, also: string[]): Known<Shown> {
  return { shown, name: line(shown.name), also, description: line(shown.description) };
}

function line(text: string): string {
  return `${fold(text).trimEnd()} `;
}

function best<Shown>(known: Known<Shown>[], text: string, most: number): Shown[] {
  return known
    .map((one) => ({ one, tier: rankSuggestion(one, text) }))
    .filter(({ tier }) => tier < NOT_AT_ALL)
    .sort((a, b) => a.tier - b.tier || (a.one.name < b.one.name ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one.shown);
}

function rankSuggestion({ name, also, description }: Known<unknown>, text: string): number {
  if (name.startsWith(text)) return 0;
  if (name.includes(` ${text}`)) return 1;
  if (also.some((other) => ` ${other}`.includes(` ${text}`))) return 2;
  if (name.includes(text) || also.some((other) => other.includes(text))) return 3;
  return description.includes(text) ? 4 : NOT_AT_ALL;
}

const NOT_AT_ALL = 5;

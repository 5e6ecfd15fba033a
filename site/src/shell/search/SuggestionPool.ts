import { SUGGESTED_CATEGORIES, SUGGESTED_CONDITIONS } from '@common-ground/api/contracts/limits.ts';
import type {
  SuggestedCategory,
  SuggestedCondition,
  Suggestions,
} from '@common-ground/api/contracts/search/suggestions.ts';
import { fold } from './fold.ts';

export type Picked = { conditions: SuggestedCondition[]; categories: SuggestedCategory[] };

/** Every text ends with a space, so that a text with a space at its end still finds the word that ends there. */
type Known<Shown> = { shown: Shown; name: string; also: string[]; description: string };

/** All that answers have told so far. What is typed is looked for here, at once, whatever is still on its way. */
export class SuggestionPool {
  readonly #conditions = new Map<number, Known<SuggestedCondition>>();
  #categories: Known<SuggestedCategory>[] = [];
  readonly #answered = new Set<string>();
  readonly #complete: string[] = [];

  /** Takes in the answer for a folded text. */
  add(text: string, { complete, conditions, categories }: Suggestions): void {
    this.#answered.add(text);
    if (complete) this.#complete.push(text);
    for (const condition of conditions) this.#learn(condition);
    this.#categories = categories.map((category) => know(category, []));
  }

  /**
   * Whether what is known of a folded text is all there is: it was answered, or one was answered whole that everything
   * found by this one holds, too.
   */
  isSettled(text: string): boolean {
    return this.#answered.has(text) || this.#complete.some((known) => text.includes(known));
  }

  /** The best for a folded text: name begins so, a later word does, another name does, and what merely holds it. */
  pick(text: string): Picked {
    return {
      conditions: best([...this.#conditions.values()], text, SUGGESTED_CONDITIONS),
      categories: best(this.#categories, text, SUGGESTED_CATEGORIES),
    };
  }

  /** The same condition may come several times, by other names, and with its description cut or whole. */
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
    .map((one) => ({ one, tier: tierOf(one, text) }))
    .filter(({ tier }) => tier < NOT_AT_ALL)
    .sort((a, b) => a.tier - b.tier || (a.one.name < b.one.name ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one.shown);
}

function tierOf({ name, also, description }: Known<unknown>, text: string): number {
  if (name.startsWith(text)) return 0;
  if (name.includes(` ${text}`)) return 1;
  if (also.some((other) => ` ${other}`.includes(` ${text}`))) return 2;
  if (name.includes(text) || also.some((other) => other.includes(text))) return 3;
  return description.includes(text) ? 4 : NOT_AT_ALL;
}

const NOT_AT_ALL = 5;

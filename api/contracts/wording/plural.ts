/** A text with a number in it: one form for each plural category that the language has (CLDR), `{count}` for the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** The form for `count`, with the number written as the language writes it. */
export function plural(language: string, forms: Plural, count: number): string {
  const rule = cached(rules, language, () => new Intl.PluralRules(language));
  return fill(forms[rule.select(count)] ?? forms.other, { count: formatNumber(language, count) });
}

export function formatNumber(language: string, value: number): string {
  return cached(numbers, language, () => new Intl.NumberFormat(language)).format(value);
}

/** Puts values into the `{places}` of a text; a place without a value stays, so that a mistake is seen. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

// Making an Intl object costs more than rendering the text it formats.
function cached<T>(store: Map<string, T>, language: string, make: () => T): T {
  const found = store.get(language);
  if (found) return found;
  const made = make();
  store.set(language, made);
  return made;
}

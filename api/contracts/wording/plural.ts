/** Text with a number: one form for each CLDR plural category of the language. `{count}` stands for the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Returns the form for `count`, with the number formatted for the language. */
export function plural(language: string, forms: Plural, count: number): string {
  const rule = cached(rules, language, () => new Intl.PluralRules(language));
  return fill(forms[rule.select(count)] ?? forms.other, { count: formatNumber(language, count) });
}

export function formatNumber(language: string, value: number): string {
  return cached(numbers, language, () => new Intl.NumberFormat(language)).format(value);
}

/** Replaces the placeholders in `{braces}`. A placeholder without a value stays, so that the mistake is visible. */
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

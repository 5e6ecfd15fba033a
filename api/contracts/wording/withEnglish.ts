/** Some of the texts of a feature. A text with plural forms is given with all of them. */
type Some<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends string | { other: string } ? Texts[Key] : Some<Texts[Key]>;
};

/** Returns the texts of a language that is not translated as a whole, with English ones in place of missing ones. */
export function withEnglish<Texts extends object>(english: Texts, texts: Some<Texts>): Texts {
  const merged = Object.entries(texts).map(([key, own]) => [
    key,
    isGroup(own) ? withEnglish((english as Record<string, object>)[key] ?? {}, own) : own,
  ]);
  return Object.assign({}, english, Object.fromEntries(merged));
}

function isGroup(texts: unknown): texts is object {
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts) && !('other' in texts);
}

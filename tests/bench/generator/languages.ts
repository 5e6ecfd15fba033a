/**
 * The ten languages of the benchmarks. Four have seed content; the others borrow the sentences of a relative, with other
 * endings, so that every language has words of its own and texts as long as real ones.
 */
export type BenchLanguage = {
  id: number;
  code: string;
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
  /** Whose seed sentences are used, and the ending that makes its longer words words of this language. */
  sentencesOf: 'en' | 'es' | 'fr' | 'ar';
  ending: string;
};

export const LANGUAGES: BenchLanguage[] = [
  ['en', 'English', 'English', 'ltr', 'en', ''],
  ['es', 'Spanish', 'Español', 'ltr', 'es', ''],
  ['fr', 'French', 'Français', 'ltr', 'fr', ''],
  ['ar', 'Arabic', 'العربية', 'rtl', 'ar', ''],
  ['de', 'German', 'Deutsch', 'ltr', 'en', 'ung'],
  ['pt', 'Portuguese', 'Português', 'ltr', 'es', 'ção'],
  ['it', 'Italian', 'Italiano', 'ltr', 'es', 'ità'],
  ['nl', 'Dutch', 'Nederlands', 'ltr', 'en', 'heid'],
  ['pl', 'Polish', 'Polski', 'ltr', 'en', 'ość'],
  ['tr', 'Turkish', 'Türkçe', 'ltr', 'en', 'lık'],
].map(([code, name, nativeName, direction, sentencesOf, ending], index) => ({
  id: index + 1,
  code,
  name,
  nativeName,
  direction,
  sentencesOf,
  ending,
})) as BenchLanguage[];

export const DEFAULT_ID = 1;

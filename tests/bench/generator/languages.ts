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
  ['en', 'English', 'English', 'en', ''],
  ['es', 'Spanish', 'Español', 'es', ''],
  ['fr', 'French', 'Français', 'fr', ''],
  ['ar', 'Arabic', 'العربية', 'ar', ''],
  ['de', 'German', 'Deutsch', 'en', 'ung'],
  ['pt', 'Portuguese', 'Português', 'es', 'ção'],
  ['it', 'Italian', 'Italiano', 'es', 'ità'],
  ['nl', 'Dutch', 'Nederlands', 'en', 'heid'],
  ['pl', 'Polish', 'Polski', 'en', 'ość'],
  ['tr', 'Turkish', 'Türkçe', 'en', 'lık'],
].map(([code, name, nativeName, sentencesOf, ending], index) => {
  const direction = code === 'ar' ? 'rtl' : 'ltr';
  return { id: index + 1, code, name, nativeName, direction, sentencesOf, ending } as BenchLanguage;
});

export const DEFAULT_ID = 1;

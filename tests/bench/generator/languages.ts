/**
 * The ten languages of the benchmarks. Four have seed content. The others borrow sentences of a related language, with
 * other word endings, so that every language has its own words and texts of realistic length.
 */
export type BenchLanguage = {
  id: number;
  code: string;
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
  /** Language whose seed sentences are used. `ending` replaces the end of their longer words. */
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

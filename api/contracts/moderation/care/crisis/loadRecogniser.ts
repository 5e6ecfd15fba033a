import { createRecogniser, type Recogniser } from './createRecogniser.ts';
import { createModel } from './model/CrisisModel.ts';
import { weights as shared } from './model/weights/shared.ts';
import { MORE_LISTS } from './words/more/more.ts';
import { CORE_LISTS } from './words/outline.ts';

const LOADERS = {
  en: () => import('./words/en/read.ts'),
  es: () => import('./words/es/read.ts'),
  fr: () => import('./words/fr/read.ts'),
  ar: () => import('./words/ar/read.ts'),
};
const loaded = new Map<string, Promise<Recogniser>>();

/**
 * Loads the recogniser for browsers: the page's language in full, the others with their core. Only the words of the page's
 * language are fetched. @throws when they cannot be fetched; the next call tries again.
 */
export function loadRecogniser(lang: string): Promise<Recogniser> {
  const language = lang in LOADERS ? (lang as keyof typeof LOADERS) : 'en';
  const loading = loaded.get(language) ?? create(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

async function create(language: keyof typeof LOADERS): Promise<Recogniser> {
  const { lists, weights } = await LOADERS[language]();
  const others = CORE_LISTS.filter((core) => core.language !== language);
  return createRecogniser(
    [lists, ...others, ...MORE_LISTS],
    createModel({ ...shared, ngrams: { [language]: weights } }),
  );
}

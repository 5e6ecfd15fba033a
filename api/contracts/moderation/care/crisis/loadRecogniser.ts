import { createRecogniser, type Recogniser } from './createRecogniser.ts';
import { createModel } from './model/CrisisModel.ts';
import { weights as shared } from './model/weights/shared.ts';
import { createBrowserLists } from './words/packed/createBrowserLists.ts';

const LOADERS = {
  en: () => import('./words/packed/read/en.ts'),
  es: () => import('./words/packed/read/es.ts'),
  fr: () => import('./words/packed/read/fr.ts'),
  ar: () => import('./words/packed/read/ar.ts'),
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
  const { packed, weights } = await LOADERS[language]();
  return createRecogniser(
    createBrowserLists(language, packed),
    createModel({ ...shared, ngrams: { [language]: weights } }),
  );
}

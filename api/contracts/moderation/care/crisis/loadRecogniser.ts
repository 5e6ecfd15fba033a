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
 * Returns the recogniser for a page in the browser. It reads most words of the page's language (English when `lang` is
 * not a language of the interface) and the urgent words of the others.
 * @throws when the words of the page's language cannot be fetched; the next call tries again
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

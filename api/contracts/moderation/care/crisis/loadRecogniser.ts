import { createRecogniser, type Recogniser } from './createRecogniser.ts';
import { createModel } from './model/CrisisModel.ts';
import { weights as shared } from './model/weights/shared.ts';
import { createBrowserLists, type PageLanguage } from './words/packed/createBrowserLists.ts';

const FILES = import.meta.glob<typeof import('./words/packed/read/en.ts')>('./words/packed/read/*.ts');
const findFile = (language: string) => FILES[`./words/packed/read/${language}.ts`];
const loaded = new Map<string, Promise<Recogniser>>();

/**
 * Returns the recogniser for a page in the browser. It reads most words of the page's language (English when `lang` has
 * no full lists) and the urgent words of the others.
 * @throws when the words of the page's language cannot be fetched; the next call tries again
 */
export function loadRecogniser(lang: string): Promise<Recogniser> {
  const language = findFile(lang) ? lang : 'en';
  const loading = loaded.get(language) ?? create(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

async function create(language: string): Promise<Recogniser> {
  const read = findFile(language);
  if (!read) throw new Error(`There are no words of "${language}"`);
  const { packed, weights } = await read();
  return createRecogniser(
    createBrowserLists(language as PageLanguage, packed),
    createModel({ ...shared, ngrams: { [language]: weights } }),
  );
}

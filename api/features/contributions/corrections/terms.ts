import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';

// Parts of statements about `corrections.correction` (k, where nothing else is said).

/** What is said of it now: nobody has said it anew. */
export const NOT_REPLACED = 'NOT EXISTS (SELECT FROM corrections.correction anew WHERE anew.replaces_id = k.id)';

/** Name of the page that a correction is about in the language of an expression, else in the default one. */
export const titleIn = (language: string, correction: string) => `coalesce(
  (SELECT t.name FROM public.condition_translations t JOIN public.languages l ON l.id = t.language_id
    WHERE t.condition_id = ${correction}.condition_id AND l.code = ${language} AND t._status = 'published' AND t.name <> ''),
  (SELECT c.name FROM public.conditions c WHERE c.id = ${correction}.condition_id),
  (SELECT t.texts ->> 'title' FROM learning.path_text t WHERE t.path_id = ${correction}.path_id AND t.language = ${language}),
  (SELECT p.title FROM public.learning_paths p WHERE p.id = ${correction}.path_id))`;

/** That it is about the page as it was written, and so concerns every language. */
export const IS_OF_SOURCE = `k.language = '${DEFAULT_LANGUAGE}'`;

import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';

// Parts of SQL statements about `corrections.correction`. Its alias is `k`, unless a parameter names another.

export const NOT_REPLACED = 'NOT EXISTS (SELECT FROM corrections.correction anew WHERE anew.replaces_id = k.id)';

/** Selects the title of the corrected page in `language`, an SQL expression, or else in the default language. */
export const titleIn = (language: string, correction: string) => `coalesce(
  (SELECT t.name FROM public.condition_translations t JOIN public.languages l ON l.id = t.language_id
    WHERE t.condition_id = ${correction}.condition_id AND l.code = ${language} AND t._status = 'published' AND t.name <> ''),
  (SELECT c.name FROM public.conditions c WHERE c.id = ${correction}.condition_id),
  (SELECT t.texts ->> 'title' FROM learning.path_text t WHERE t.path_id = ${correction}.path_id AND t.language = ${language}),
  (SELECT p.title FROM public.learning_paths p WHERE p.id = ${correction}.path_id))`;

/** True when `k` corrects the source text and so concerns every language. */
export const IS_OF_SOURCE = `k.language = '${DEFAULT_LANGUAGE}'`;

import type { Reviewed } from '../../../contracts/contributions/desk.ts';

/** Selects the id of the record of each collection that contribution `c` names. Null when the record does not exist. */
export const CONTRIBUTION_RECORDS: Record<Reviewed, string> = {
  conditions: 'c.condition_id',
  'condition-translations': selectTranslation('condition_translations', 'condition_id'),
  'category-translations': selectTranslation('category_translations', 'category_id'),
  'learning-paths': 'c.path_id',
  'learning-path-translations': selectTranslation('learning_path_translations', 'path_id'),
  pages: 'c.page_id',
  'page-translations': selectTranslation('page_translations', 'page_id'),
  'chat-answers': 'c.chat_answer_id',
};

function selectTranslation(table: string, key: string): string {
  return `(SELECT t.id FROM ${table} t WHERE t.${key} = c.${key} AND t.language_id = c.language_id)`;
}

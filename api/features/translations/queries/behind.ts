import { IS_OFFERED } from './pathStates.ts';

/** Table of translations, table and foreign key of the source, and condition under which the source is published. */
const TABLES = {
  'condition-translations': ['condition_translations', 'conditions', 'condition_id', `s._status = 'published'`],
  'category-translations': ['category_translations', 'categories', 'category_id', 'true'],
  'page-translations': ['page_translations', 'pages', 'page_id', `s._status = 'published'`],
} as const;
export type PageTranslations = keyof typeof TABLES;

/** Published translations `t` that are older than their source `s`. */
export function behindIn(collection: PageTranslations): string {
  const [translations, sources, source, isPublic] = TABLES[collection];
  return `FROM ${translations} t JOIN ${sources} s ON s.id = t.${source}
    WHERE t._status = 'published' AND ${isPublic} AND t.source_revision < s.revision`;
}

/** Published translations `t` of learning paths with stale entries, which were made from an earlier text. */
export const PATHS_BEHIND = `FROM learning_path_translations t JOIN learning_paths s ON s.id = t.path_id AND ${IS_OFFERED}
    JOIN learning.translated p ON p.translation_id = t.id AND NOT p.is_draft
    WHERE t._status = 'published' AND p.stale > 0`;

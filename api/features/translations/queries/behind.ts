import {
  IS_OFFERED,
  IS_STALE,
  type SourceKind,
  TRANSLATION_TABLES,
} from '../../encyclopedia/queries/translationTables.ts';

/** Selects published translations `t` with stale entries, and their sources `s`. */
export function behindIn(kind: SourceKind): string {
  const { table, source, key, isPublished } = TRANSLATION_TABLES[kind];
  return `FROM ${table} t JOIN ${source} s ON s.id = t.${key}
    WHERE t._status = 'published' AND ${isPublished} AND ${IS_STALE}`;
}

/** Published translations `t` of learning paths with stale entries, which were made from an earlier text. */
export const PATHS_BEHIND = `FROM learning_path_translations t JOIN learning_paths s ON s.id = t.path_id AND ${IS_OFFERED}
    JOIN learning.translated p ON p.translation_id = t.id AND NOT p.is_draft
    WHERE t._status = 'published' AND p.stale > 0`;

import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Indexes that no query uses (`dropUnusedIndexes`), and one of two that were equal. */
const UNUSED = `
  conditions_updated_at_idx conditions_created_at_idx _conditions_v_version_version_updated_at_idx
  _conditions_v_created_at_idx _conditions_v_updated_at_idx categories_updated_at_idx
  _categories_v_version_version_updated_at_idx _categories_v_version_version_created_at_idx
  _categories_v_created_at_idx _categories_v_updated_at_idx condition_translations_condition_idx
  condition_translations_created_at_idx _condition_translations_v_version_version_condition_idx
  _condition_translations_v_version_version_updated_at_idx _condition_translations_v_created_at_idx
  _condition_translations_v_updated_at_idx category_translations_category_idx category_translations_updated_at_idx
  category_translations_created_at_idx _category_translations_v_version_version_category_idx
  _category_translations_v_version_version_updated_at_idx _category_translations_v_created_at_idx
  _category_translations_v_updated_at_idx languages_updated_at_idx _languages_v_version_version_updated_at_idx
  _languages_v_version_version_created_at_idx _languages_v_created_at_idx _languages_v_updated_at_idx
  pages_updated_at_idx pages_created_at_idx _pages_v_version_version_updated_at_idx _pages_v_created_at_idx
  _pages_v_updated_at_idx page_translations_page_idx page_translations_updated_at_idx
  page_translations_created_at_idx _page_translations_v_version_version_page_idx
  _page_translations_v_version_version_updated_at_idx _page_translations_v_created_at_idx
  _page_translations_v_updated_at_idx chat_answers_updated_at_idx _chat_answers_v_version_version_updated_at_idx
  _chat_answers_v_version_version_created_at_idx _chat_answers_v_created_at_idx _chat_answers_v_updated_at_idx
  learning_paths_updated_at_idx learning_paths_created_at_idx _learning_paths_v_version_version_updated_at_idx
  _learning_paths_v_created_at_idx _learning_paths_v_updated_at_idx learning_path_translations_path_idx
  learning_path_translations_updated_at_idx learning_path_translations_created_at_idx
  _learning_path_translations_v_version_version_path_idx _learning_path_translations_v_version_version_updated_at_idx
  _learning_path_translations_v_created_at_idx _learning_path_translations_v_updated_at_idx learning_modules_path_idx
  learning_modules_updated_at_idx quiz_questions_module_idx quiz_questions_updated_at_idx films_updated_at_idx
  achievements_updated_at_idx _achievements_v_version_version_updated_at_idx
  _achievements_v_version_version_created_at_idx _achievements_v_created_at_idx _achievements_v_updated_at_idx
  certificates_updated_at_idx learning_path_reviews_user_idx learning_path_reviews_updated_at_idx
  user_progress_user_idx user_progress_updated_at_idx quiz_attempts_user_idx quiz_attempts_updated_at_idx
  user_achievements_user_idx user_achievements_updated_at_idx contributions_status_idx contributions_updated_at_idx
  review_events_contribution_idx discussions_updated_at_idx forum_topics_updated_at_idx forum_posts_topic_idx
  forum_posts_user_idx forum_posts_updated_at_idx content_reports_updated_at_idx help_lines_updated_at_idx
  _help_lines_v_version_version_updated_at_idx _help_lines_v_version_version_created_at_idx
  _help_lines_v_created_at_idx _help_lines_v_updated_at_idx moderator_duty_updated_at_idx
  _moderator_duty_v_version_version_updated_at_idx _moderator_duty_v_version_version_created_at_idx
  _moderator_duty_v_created_at_idx _moderator_duty_v_updated_at_idx users_updated_at_idx user_profiles_updated_at_idx
  user_sessions_updated_at_idx user_bookmarks_user_idx user_bookmarks_updated_at_idx watchlist_user_idx
  watchlist_updated_at_idx notifications_updated_at_idx analytics_events_updated_at_idx
  healthcare_samples_updated_at_idx payload_locked_documents_updated_at_idx payload_preferences_updated_at_idx
  payload_migrations_updated_at_idx
  conditions_published_by_category`;

/** Gives foreign keys the deletion rule and the index that they lacked, and drops indexes that only cost writes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    DROP INDEX ${UNUSED.trim().split(/\s+/).join(', ')};

    CREATE INDEX name_language ON search.name (language_id);
    CREATE INDEX decisions_case ON moderation.decisions (case_id);
    CREATE INDEX suspensions_user ON moderation.suspensions (user_id);

    -- The translations of a draft path are deleted with it. A language in use cannot be deleted.
    ALTER TABLE learning_path_translations
      DROP CONSTRAINT learning_path_translations_path_id_learning_paths_id_fk,
      ADD CONSTRAINT learning_path_translations_path_id_learning_paths_id_fk
        FOREIGN KEY (path_id) REFERENCES learning_paths ON DELETE CASCADE,
      DROP CONSTRAINT learning_path_translations_language_id_languages_id_fk,
      ADD CONSTRAINT learning_path_translations_language_id_languages_id_fk
        FOREIGN KEY (language_id) REFERENCES languages ON DELETE RESTRICT;
    ALTER TABLE films_captions
      DROP CONSTRAINT films_captions_language_id_languages_id_fk,
      ADD CONSTRAINT films_captions_language_id_languages_id_fk
        FOREIGN KEY (language_id) REFERENCES languages ON DELETE RESTRICT;
  `));
}

export async function down(): Promise<void> {
  throw new Error('The indexes and deletion rules before it were faults: restore a backup instead');
}

-- Refuses to delete a version, except a draft version of a record that readers never had: these go with the record. The
-- trigger's argument is the record's table.
CREATE OR REPLACE FUNCTION kept.keep_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF to_jsonb(OLD) ->> 'version__status' = 'draft'
      AND (OLD.parent_id IS NULL OR NOT kept.was_public(TG_ARGV[0], OLD.parent_id))
    THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'What was written is never changed or removed' USING ERRCODE = 'CG409';
  END $$;

CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._achievements_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('achievements');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._categories_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('categories');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._category_translations_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('category_translations');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._chat_answers_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('chat_answers');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._condition_translations_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('condition_translations');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._conditions_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('conditions');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._help_lines_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('help_lines');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._languages_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('languages');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._learning_path_translations_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('learning_path_translations');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._learning_paths_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('learning_paths');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._moderator_duty_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('moderator_duty');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._page_translations_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('page_translations');
CREATE OR REPLACE TRIGGER keep_version BEFORE DELETE ON public._pages_v
  FOR EACH ROW EXECUTE FUNCTION kept.keep_version('pages');

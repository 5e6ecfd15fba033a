-- Refuses to delete or change rows that are only added: versions, events of reviews, the log of moderators,
-- corrections. Columns in the trigger's arguments may change (`latest` says which version is the newest), and
-- references to deleted rows may become null. kept.keep_version decides about the deletion of versions.
CREATE OR REPLACE FUNCTION kept.keep_row() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changeable text[] := coalesce(TG_ARGV, '{}');
  BEGIN
    IF TG_OP = 'UPDATE' AND kept.only_lets_go(TG_RELID, to_jsonb(OLD) - changeable, to_jsonb(NEW) - changeable) THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'What was written is never changed or removed' USING ERRCODE = 'CG409';
  END $$;

-- `path` is generated: in a BEFORE trigger NEW does not have its value yet, which would count as a change.
CREATE OR REPLACE TRIGGER keep_row BEFORE DELETE OR UPDATE ON corrections.correction
  FOR EACH ROW EXECUTE FUNCTION kept.keep_row('told_to', 'path');
CREATE OR REPLACE TRIGGER keep_row BEFORE DELETE OR UPDATE ON moderation.log
  FOR EACH ROW EXECUTE FUNCTION kept.keep_row();
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._achievements_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._categories_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._category_translations_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._chat_answers_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._condition_translations_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._conditions_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._help_lines_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._languages_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._learning_path_translations_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._learning_paths_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._moderator_duty_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._page_translations_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE UPDATE ON public._pages_v
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
  EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');
CREATE OR REPLACE TRIGGER keep_row BEFORE DELETE OR UPDATE ON public.review_events
  FOR EACH ROW EXECUTE FUNCTION kept.keep_row();

-- Refuses to delete a record that readers have or had (kept.was_public), whoever deletes it. In the CMS the hook
-- refuseDeletionOfPublished refuses before, with a message.
CREATE OR REPLACE FUNCTION kept.keep_record() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT kept.was_public(TG_TABLE_NAME, OLD.id) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'What readers had is never deleted' USING ERRCODE = 'CG409';
  END $$;

CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.achievements
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.categories
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.category_translations
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.chat_answers
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.condition_translations
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.conditions
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.help_lines
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.languages
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.learning_modules
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.learning_path_translations
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.learning_paths
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.moderator_duty
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.page_translations
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.pages FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
CREATE OR REPLACE TRIGGER keep_record BEFORE DELETE ON public.quiz_questions
  FOR EACH ROW EXECUTE FUNCTION kept.keep_record();

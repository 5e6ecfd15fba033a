-- Notifies the channel `content_changed` of the ids of records that a statement changed, so that every process drops
-- cached responses that show them (api/platform/prepared/contentTags.ts). A trigger's arguments are the key of the
-- message and the column of the id. Triggers tell_chat_changed are for the answers of the chat assistant and what their
-- links show.
CREATE OR REPLACE FUNCTION public.tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    ids integer[];
  BEGIN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed', TG_ARGV[1]) INTO ids;
    IF ids IS NULL THEN RETURN NULL; END IF;
    PERFORM pg_notify(
      'content_changed',
      json_build_object(
        -- analytics.count_views changes only counts, which cached lists need not have at once.
        CASE current_setting('analytics.is_counting', true) WHEN 'on' THEN 'counts' ELSE TG_ARGV[0] END,
        -- More ids could exceed the 8000 bytes of a message.
        CASE WHEN cardinality(ids) > 200 THEN to_json('all'::text) ELSE to_json(ids) END
      )::text
    );
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER tell_chat_changed_delete AFTER DELETE ON learning.path_text
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'path_id');
CREATE OR REPLACE TRIGGER tell_chat_changed_insert AFTER INSERT ON learning.path_text
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'path_id');
CREATE OR REPLACE TRIGGER tell_chat_changed_update AFTER UPDATE ON learning.path_text
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'path_id');
CREATE OR REPLACE TRIGGER tell_content_changed_delete AFTER DELETE ON public.categories
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('categories', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_insert AFTER INSERT ON public.categories
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('categories', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_update AFTER UPDATE ON public.categories
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('categories', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_delete AFTER DELETE ON public.category_translations
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('categories', 'category_id');
CREATE OR REPLACE TRIGGER tell_content_changed_insert AFTER INSERT ON public.category_translations
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('categories', 'category_id');
CREATE OR REPLACE TRIGGER tell_content_changed_update AFTER UPDATE ON public.category_translations
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('categories', 'category_id');
CREATE OR REPLACE TRIGGER tell_chat_changed_delete AFTER DELETE ON public.chat_answers
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_insert AFTER INSERT ON public.chat_answers
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_update AFTER UPDATE ON public.chat_answers
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_delete AFTER DELETE ON public.condition_translations
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('conditions', 'condition_id');
CREATE OR REPLACE TRIGGER tell_content_changed_insert AFTER INSERT ON public.condition_translations
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('conditions', 'condition_id');
CREATE OR REPLACE TRIGGER tell_content_changed_update AFTER UPDATE ON public.condition_translations
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('conditions', 'condition_id');
CREATE OR REPLACE TRIGGER tell_content_changed_delete AFTER DELETE ON public.conditions
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('conditions', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_insert AFTER INSERT ON public.conditions
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('conditions', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_update AFTER UPDATE ON public.conditions
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('conditions', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_delete AFTER DELETE ON public.help_lines
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('helpLines', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_insert AFTER INSERT ON public.help_lines
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('helpLines', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_update AFTER UPDATE ON public.help_lines
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('helpLines', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_delete AFTER DELETE ON public.languages
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('languages', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_insert AFTER INSERT ON public.languages
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('languages', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_update AFTER UPDATE ON public.languages
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('languages', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_delete AFTER DELETE ON public.learning_paths
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_insert AFTER INSERT ON public.learning_paths
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_update AFTER UPDATE ON public.learning_paths
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_delete AFTER DELETE ON public.moderator_duty
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('moderatorDuty', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_insert AFTER INSERT ON public.moderator_duty
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('moderatorDuty', 'id');
CREATE OR REPLACE TRIGGER tell_content_changed_update AFTER UPDATE ON public.moderator_duty
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('moderatorDuty', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_delete AFTER DELETE ON public.page_translations
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'page_id');
CREATE OR REPLACE TRIGGER tell_chat_changed_insert AFTER INSERT ON public.page_translations
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'page_id');
CREATE OR REPLACE TRIGGER tell_chat_changed_update AFTER UPDATE ON public.page_translations
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'page_id');
CREATE OR REPLACE TRIGGER tell_chat_changed_delete AFTER DELETE ON public.pages
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_insert AFTER INSERT ON public.pages
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_update AFTER UPDATE ON public.pages
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_delete AFTER DELETE ON public.sign_offs
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_insert AFTER INSERT ON public.sign_offs
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');
CREATE OR REPLACE TRIGGER tell_chat_changed_update AFTER UPDATE ON public.sign_offs
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.tell_content_changed('chatAnswers', 'id');

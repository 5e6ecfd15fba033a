-- Refuses to delete a topic or post, and to change its author. The triggers' arguments are columns that never change,
-- and columns of text, which change only together with edited_at or purged_at, so that readers see it. The author, and
-- references among the first columns, may become null when the row that they name is deleted.
CREATE OR REPLACE FUNCTION kept.keep_post() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before jsonb := to_jsonb(OLD);
    after jsonb := to_jsonb(NEW);
    author text := CASE TG_TABLE_NAME WHEN 'forum_topics' THEN 'created_by_id' ELSE 'user_id' END;
    fixed_columns text[] := string_to_array(TG_ARGV[0], ' ');
    text_columns text[] := string_to_array(TG_ARGV[1], ' ');
  BEGIN
    IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'What was posted is never deleted' USING ERRCODE = 'CG409'; END IF;
    IF EXISTS (
        SELECT FROM unnest(fixed_columns) AS fixed
        WHERE before -> fixed IS DISTINCT FROM after -> fixed
          AND NOT kept.only_lets_go(
            TG_RELID,
            jsonb_build_object(fixed, before -> fixed),
            jsonb_build_object(fixed, after -> fixed)))
      OR (
        before -> author <> after -> author
        AND NOT kept.only_lets_go(
          TG_RELID,
          jsonb_build_object(author, before -> author),
          jsonb_build_object(author, after -> author)))
      -- erasure.forget_person replaces the name before the account is deleted.
      OR (before -> 'user_name' <> after -> 'user_name' AND after ->> 'user_name' <> 'Former member')
      OR (
        NEW.edited_at IS NOT DISTINCT FROM OLD.edited_at
        AND before -> 'purged_at' IS NOT DISTINCT FROM after -> 'purged_at'
        AND EXISTS (
          SELECT FROM unnest(text_columns) AS changed
          WHERE before -> changed IS DISTINCT FROM after -> changed))
    THEN
      RAISE EXCEPTION 'Who posted what, and when, is never changed' USING ERRCODE = 'CG409';
    END IF;
    RETURN NEW;
  END $$;

CREATE OR REPLACE TRIGGER keep_post BEFORE DELETE OR UPDATE ON public.discussions
  FOR EACH ROW EXECUTE FUNCTION kept.keep_post('id condition_id parent_id timestamp created_at', 'subject content');
CREATE OR REPLACE TRIGGER keep_post BEFORE DELETE OR UPDATE ON public.forum_posts
  FOR EACH ROW EXECUTE FUNCTION kept.keep_post('id parent_post_id is_note created_at', 'content warning');
CREATE OR REPLACE TRIGGER keep_post BEFORE DELETE OR UPDATE ON public.forum_topics
  FOR EACH ROW EXECUTE FUNCTION kept.keep_post('id language created_at', 'title');

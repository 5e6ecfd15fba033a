CREATE OR REPLACE FUNCTION kept.keep_post() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before jsonb := to_jsonb(OLD);
    after jsonb := to_jsonb(NEW);
    author text := CASE TG_TABLE_NAME WHEN 'forum_topics' THEN 'created_by_id' ELSE 'user_id' END;
    fixed text[] := string_to_array(TG_ARGV[0], ' ');
    words text[] := string_to_array(TG_ARGV[1], ' ');
  BEGIN
    IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'What was posted is never deleted' USING ERRCODE = 'CG409'; END IF;
    IF EXISTS (SELECT FROM unnest(fixed) AS one WHERE before -> one IS DISTINCT FROM after -> one
        AND NOT kept.only_lets_go(TG_RELID, jsonb_build_object(one, before -> one), jsonb_build_object(one, after -> one)))
      OR (before -> author <> after -> author AND NOT kept.only_lets_go(TG_RELID,
        jsonb_build_object(author, before -> author), jsonb_build_object(author, after -> author)))
      -- The name goes just before the account does (erasure).
      OR (before -> 'user_name' <> after -> 'user_name' AND after ->> 'user_name' <> 'Former member')
      OR (NEW.edited_at IS NOT DISTINCT FROM OLD.edited_at
        AND before -> 'purged_at' IS NOT DISTINCT FROM after -> 'purged_at'
        AND EXISTS (SELECT FROM unnest(words) AS one WHERE before -> one IS DISTINCT FROM after -> one)) THEN
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

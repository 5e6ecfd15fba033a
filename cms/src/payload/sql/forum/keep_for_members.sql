CREATE OR REPLACE FUNCTION forum.keep_for_members() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    place text := '^/community/topics/' || NEW.id || '(?:/(\d+))?(?=#|$)';
  BEGIN
    UPDATE mail.outbox SET "values" = "values" - 'title' WHERE link ~ place;
    -- Whoever wrote in it is who was told most of it.
    UPDATE public.notifications SET link = '/community/members?topic=' || NEW.id || coalesce('&page=' || (regexp_match(link, place))[1], '')
        || coalesce(substring(link FROM '#.*'), '')
      WHERE user_id IN (SELECT user_id FROM public.forum_posts WHERE topic_id = NEW.id) AND link ~ place;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER keep_for_members AFTER UPDATE OF audience ON public.forum_topics
  FOR EACH ROW WHEN (NEW.audience = 'members' AND OLD.audience <> 'members')
  EXECUTE FUNCTION forum.keep_for_members();

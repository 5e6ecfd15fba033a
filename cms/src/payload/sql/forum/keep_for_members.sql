-- Removes the title of a topic that becomes one for members from waiting mails, and changes notifications so that they
-- lead to the screen for members, because the public page is gone.
CREATE OR REPLACE FUNCTION forum.keep_for_members() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    public_link text := '^/community/topics/' || NEW.id || '(?:/(\d+))?(?=#|$)';
  BEGIN
    UPDATE mail.outbox SET "values" = "values" - 'title' WHERE link ~ public_link;
    -- Only those of users who posted in the topic, who have most of them: `user_id` has an index, `link` has none.
    UPDATE public.notifications
    SET link = '/community/members?topic=' || NEW.id
      || coalesce('&page=' || (regexp_match(link, public_link))[1], '')
      || coalesce(substring(link FROM '#.*'), '')
    WHERE user_id IN (SELECT user_id FROM public.forum_posts WHERE topic_id = NEW.id) AND link ~ public_link;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER keep_for_members AFTER UPDATE OF audience ON public.forum_topics
  FOR EACH ROW WHEN (NEW.audience = 'members' AND OLD.audience <> 'members')
  EXECUTE FUNCTION forum.keep_for_members();

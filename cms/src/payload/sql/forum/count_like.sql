-- Updates likes_count of a post with each like that is added or deleted. A trigger does it, so that the count is right
-- too when the deletion of an account deletes its likes.
CREATE OR REPLACE FUNCTION forum.count_like() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE public.forum_posts
    SET likes_count = likes_count + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
    WHERE id = coalesce(NEW.post_id, OLD.post_id);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER count_like AFTER INSERT OR DELETE ON forum.liking
  FOR EACH ROW EXECUTE FUNCTION forum.count_like();

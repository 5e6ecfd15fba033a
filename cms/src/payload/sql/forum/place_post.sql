-- Gives a new post the next number of its topic. The UPDATE locks the topic, so that simultaneous posts get numbers
-- without gaps. A number never changes within a topic. A post that is moved to another topic has the number that
-- movePosts gave it there, and forum.moved records its old place.
CREATE OR REPLACE FUNCTION forum.place_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      UPDATE public.forum_topics
      SET last_number = last_number + 1
      WHERE id = NEW.topic_id
      RETURNING last_number INTO NEW.number;
    ELSIF NEW.topic_id = OLD.topic_id THEN
      NEW.number := OLD.number;
    ELSE
      INSERT INTO forum.moved (topic_id, number, post_id) VALUES (OLD.topic_id, OLD.number, OLD.id);
    END IF;
    NEW.is_first_post := NEW.number = 1;
    RETURN NEW;
  END $$;

CREATE OR REPLACE TRIGGER place_post BEFORE INSERT OR UPDATE ON public.forum_posts
  FOR EACH ROW EXECUTE FUNCTION forum.place_post();

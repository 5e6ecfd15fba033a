-- Recomputes last number, number of visible replies, excerpt and time of the last post of topics between which
-- movePosts moved posts. The last number does not decrease, because a number is never given again.
CREATE OR REPLACE FUNCTION forum.recount(topics integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE public.forum_topics t
  SET
    last_number = greatest(last_number, (SELECT max(number) FROM public.forum_posts WHERE topic_id = t.id)),
    post_count = (SELECT count(*) FROM public.forum_posts WHERE topic_id = t.id AND state = 'visible' AND number > 1),
    description = coalesce(
      (SELECT forum.describe(p) FROM public.forum_posts p WHERE topic_id = t.id AND number = 1),
      ''),
    last_post_at = forum.last_post(t)
  WHERE id = ANY (topics);
$$;

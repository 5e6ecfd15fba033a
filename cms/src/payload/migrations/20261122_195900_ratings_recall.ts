import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What is said of a learning path stands on its page: a change of it, or of the name that it stands under, names the path
 * (cms/src/publisher/change.ts).
 *
 * learning.recall     who wants to be asked questions again that they have answered, and who no longer does
 * learning.recalled   how often somebody knew an answer again, and from which day on they are asked next; null: not any more
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE FUNCTION publisher.note_path_rating() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      path integer := coalesce(NEW.learning_path_id, OLD.learning_path_id);
    BEGIN
      IF 'visible' NOT IN (coalesce(OLD.state::text, ''), coalesce(NEW.state::text, '')) THEN RETURN NULL; END IF;
      IF (OLD.state, OLD.rating, OLD.review, OLD.is_helpful, OLD.edited_at)
        IS NOT DISTINCT FROM (NEW.state, NEW.rating, NEW.review, NEW.is_helpful, NEW.edited_at) THEN RETURN NULL; END IF;
      PERFORM publisher.note(jsonb_build_object('kind', 'path-rating', 'id', path),
        (SELECT title FROM public.learning_paths WHERE id = path));
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_path_rating AFTER INSERT OR UPDATE OR DELETE ON public.learning_path_reviews FOR EACH ROW
      EXECUTE FUNCTION publisher.note_path_rating();

    CREATE FUNCTION publisher.note_rater() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM publisher.note(jsonb_build_object('kind', 'path-rating', 'id', p.id), p.title)
      FROM public.learning_path_reviews r JOIN public.learning_paths p ON p.id = r.learning_path_id
      WHERE r.user_id = NEW.id AND r.state = 'visible';
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_rater AFTER UPDATE OF display_name ON public.users FOR EACH ROW
      WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name) EXECUTE FUNCTION publisher.note_rater();

    CREATE TABLE learning.recall (
      user_id integer PRIMARY KEY REFERENCES public.users(id) ON DELETE CASCADE,
      is_on boolean NOT NULL,
      chosen_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE learning.recalled (
      user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
      question_id integer NOT NULL REFERENCES public.quiz_questions(id) ON DELETE CASCADE,
      step integer NOT NULL CHECK (step >= 0),
      answered_on date NOT NULL,
      due_on date,
      PRIMARY KEY (user_id, question_id)
    );
    CREATE INDEX recalled_question ON learning.recalled (question_id);`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TABLE learning.recalled, learning.recall;
    DROP TRIGGER note_rater ON public.users;
    DROP TRIGGER note_path_rating ON public.learning_path_reviews;
    DROP FUNCTION publisher.note_rater();
    DROP FUNCTION publisher.note_path_rating();`),
  );
}

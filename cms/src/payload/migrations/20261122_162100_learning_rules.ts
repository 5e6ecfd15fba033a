import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What learners have of a path, and what they earned in it:
 *
 * learning.path_text   the texts of a path and of all that is in it, in one language, as they were last published: the
 *                      source's own among them. {title, description, modules: {id: {title, description, content}},
 *                      questions: {id: {question, options, reasons, explanation}}}
 * learning.edition     each published state of a path, with its required modules: certificates name one
 * learning.earned      what brought points to whom, each once
 * learning.day         days on which somebody learned, as their own calendar had them
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE SCHEMA learning;
    CREATE TABLE learning.path_text (
      path_id integer NOT NULL REFERENCES public.learning_paths(id) ON DELETE CASCADE,
      language text NOT NULL,
      edition integer NOT NULL,
      texts jsonb NOT NULL,
      published_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (path_id, language)
    );
    CREATE TABLE learning.edition (
      path_id integer NOT NULL REFERENCES public.learning_paths(id) ON DELETE CASCADE,
      edition integer NOT NULL,
      required_modules integer[] NOT NULL,
      published_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (path_id, edition)
    );
    CREATE TABLE learning.earned (
      user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
      path_id integer NOT NULL REFERENCES public.learning_paths(id) ON DELETE CASCADE,
      module_id integer NOT NULL REFERENCES public.learning_modules(id) ON DELETE CASCADE,
      question_id integer REFERENCES public.quiz_questions(id) ON DELETE CASCADE,
      points integer NOT NULL CHECK (points >= 0),
      at timestamptz NOT NULL DEFAULT now(),
      UNIQUE NULLS NOT DISTINCT (user_id, module_id, question_id)
    );
    CREATE INDEX earned_path ON learning.earned (user_id, path_id);
    CREATE INDEX earned_of_path ON learning.earned (path_id);
    CREATE INDEX earned_of_module ON learning.earned (module_id);
    CREATE INDEX earned_of_question ON learning.earned (question_id);
    CREATE TABLE learning.day (
      user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
      day date NOT NULL,
      PRIMARY KEY (user_id, day)
    );`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP SCHEMA learning CASCADE;'));
}

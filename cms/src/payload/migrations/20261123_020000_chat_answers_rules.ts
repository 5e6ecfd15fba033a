import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What the chat assistant says is made from its answers and from all that they lead to, so a change of either drops what is
 * held ready (as `content_changed` says); conditions, categories and languages tell it by themselves. What readers had is kept
 * (`kept_rules`).
 *
 * analytics.chat_day: how many messages of a day were answered, searched for or neither, by topic: no text, no page, no
 * language. Of a crisis it holds one number and no topic.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${SOURCES.flatMap(([table, column]) =>
      TOLD.map(
        ([event, transition]) => `
    CREATE TRIGGER tell_chat_changed_${event.toLowerCase()} AFTER ${event} ON ${table}
      REFERENCING ${transition} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed('chatAnswers', '${column}');`,
      ),
    ).join('')}

    CREATE TRIGGER keep_all BEFORE TRUNCATE ON public.chat_answers FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();
    CREATE TRIGGER keep_record BEFORE DELETE ON public.chat_answers FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
    CREATE TRIGGER keep_all BEFORE TRUNCATE ON public._chat_answers_v FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();
    CREATE TRIGGER keep_version BEFORE DELETE ON public._chat_answers_v FOR EACH ROW
      EXECUTE FUNCTION kept.keep_version('chat_answers');
    CREATE TRIGGER keep_row BEFORE UPDATE ON public._chat_answers_v FOR EACH ROW
      WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');

    CREATE TABLE analytics.chat_day (
      day date NOT NULL,
      action text NOT NULL,
      topic text NOT NULL,
      count integer NOT NULL DEFAULT 1,
      PRIMARY KEY (day, action, topic)
    );`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TABLE analytics.chat_day;
    DROP TRIGGER keep_all ON public.chat_answers;
    DROP TRIGGER keep_record ON public.chat_answers;
    DROP TRIGGER keep_all ON public._chat_answers_v;
    DROP TRIGGER keep_version ON public._chat_answers_v;
    DROP TRIGGER keep_row ON public._chat_answers_v;
    ${SOURCES.flatMap(([table]) =>
      TOLD.map(([event]) => `DROP TRIGGER tell_chat_changed_${event.toLowerCase()} ON ${table};`),
    ).join(' ')}`),
  );
}

/** Tables, and the column that holds the id of what changed. */
const SOURCES = [
  ['public.chat_answers', 'id'],
  ['public.pages', 'id'],
  ['public.page_translations', 'page_id'],
  ['public.learning_paths', 'id'],
  ['learning.path_text', 'path_id'],
  ['public.sign_offs', 'id'],
] as const;

const TOLD = [
  ['INSERT', 'NEW'],
  ['UPDATE', 'NEW'],
  ['DELETE', 'OLD'],
] as const;

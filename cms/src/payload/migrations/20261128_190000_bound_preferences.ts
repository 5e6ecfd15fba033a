import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Bounds the preferences that the CMS stores for a person: characters of a key, bytes of a value, and how many there are.
 * Payload writes them from calls, from screens and from server functions, and checks none of it. The numbers are those of
 * `MAX_DESK_PREFERENCES` and its neighbours in api/contracts/limits.ts.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE SCHEMA desk;

    CREATE FUNCTION desk.check_preference() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF length(NEW.key) > 200 THEN
        RAISE EXCEPTION 'The key of a preference has at most 200 characters' USING ERRCODE = 'CG400';
      END IF;
      IF octet_length(NEW.value::text) > 32768 THEN
        RAISE EXCEPTION 'A preference has at most 32768 bytes' USING ERRCODE = 'CG400';
      END IF;
      RETURN NEW;
    END $$;

    -- Whose a preference is stands in its relations, which Payload writes after it. The oldest are dropped rather than the
    -- newest refused: screens write a preference for each record that somebody opens.
    CREATE FUNCTION desk.drop_old_preferences() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM public.payload_preferences WHERE id IN (
        SELECT p.id FROM public.payload_preferences p
        WHERE p.id IN (SELECT parent_id FROM public.payload_preferences_rels WHERE users_id = NEW.users_id)
        ORDER BY p.updated_at DESC, p.id DESC OFFSET 500
        FOR UPDATE SKIP LOCKED);
      RETURN NULL;
    END $$;

    DELETE FROM public.payload_preferences WHERE length(key) > 200 OR octet_length(value::text) > 32768;
    DELETE FROM public.payload_preferences WHERE id IN (
      SELECT id FROM (
        SELECT p.id, row_number() OVER (PARTITION BY r.users_id ORDER BY p.updated_at DESC, p.id DESC) AS place
        FROM public.payload_preferences p JOIN public.payload_preferences_rels r ON r.parent_id = p.id) placed
      WHERE place > 500);

    CREATE TRIGGER check_preference BEFORE INSERT OR UPDATE ON public.payload_preferences FOR EACH ROW
      EXECUTE FUNCTION desk.check_preference();
    CREATE TRIGGER drop_old_preferences AFTER INSERT ON public.payload_preferences_rels FOR EACH ROW
      WHEN (NEW.users_id IS NOT NULL) EXECUTE FUNCTION desk.drop_old_preferences();`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER drop_old_preferences ON public.payload_preferences_rels;
    DROP TRIGGER check_preference ON public.payload_preferences;
    DROP SCHEMA desk CASCADE;`),
  );
}

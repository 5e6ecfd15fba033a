import { CONFUSABLES, MARKS } from '@common-ground/api/features/accounts/names/confusables.ts';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * No two people have names that look alike, whether user names or shown names (docs/decisions/024).
 *
 * account.confusable  what a character looks like, from Unicode's table
 * account.looks       what a name looks like: without accents, width, case, and in the letters that it can be taken for
 * account.name_key    what names that are in use look like; the primary key lets one of two registrations at once wait
 *                     for the other and fail
 *
 * A name has two keys, as it is written and in small letters: a capital I is taken for a small l, and is a small i to
 * whoever types the name. Names from before that look alike stay; the older account has the key.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE account.confusable (character text COLLATE "C" PRIMARY KEY, looks_like text NOT NULL);
    INSERT INTO account.confusable VALUES ${confusables()};

    CREATE FUNCTION account.looks(name text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
      SELECT btrim(regexp_replace(
        lower(coalesce(string_agg(coalesce(c.looks_like, part), '' ORDER BY place), '') COLLATE "und-x-icu"), '[\\s._-]+', ' ', 'g'))
      FROM regexp_split_to_table(regexp_replace(normalize(name, NFKD), '[${MARKS}]', '', 'g'), '')
        WITH ORDINALITY AS parts (part, place)
      LEFT JOIN account.confusable c ON c.character = part COLLATE "C"
    $$;

    CREATE FUNCTION account.name_keys(VARIADIC names text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
      SELECT array_agg(DISTINCT account.looks(form)) FROM unnest(names) name,
        unnest(ARRAY[name, lower(normalize(name, NFKD) COLLATE "und-x-icu")]) form WHERE name IS NOT NULL
    $$;

    CREATE TABLE account.name_key (
      key text COLLATE "C" PRIMARY KEY,
      user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE
    );
    CREATE INDEX name_key_user ON account.name_key (user_id);
    INSERT INTO account.name_key (key, user_id)
      SELECT key, id FROM public.users, unnest(account.name_keys(username, display_name)) key ORDER BY id
      ON CONFLICT DO NOTHING;

    CREATE FUNCTION account.keep_name_keys() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE keys text[] := account.name_keys(NEW.username, NEW.display_name);
    BEGIN
      DELETE FROM account.name_key WHERE user_id = NEW.id AND key <> ALL (keys);
      INSERT INTO account.name_key (key, user_id)
        SELECT wanted, NEW.id FROM unnest(keys) wanted
        WHERE NOT EXISTS (SELECT FROM account.name_key n WHERE n.key = wanted AND n.user_id = NEW.id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER keep_name_keys AFTER INSERT ON public.users
      FOR EACH ROW EXECUTE FUNCTION account.keep_name_keys();
    CREATE TRIGGER keep_name_keys_of_change AFTER UPDATE ON public.users FOR EACH ROW
      WHEN (OLD.username IS DISTINCT FROM NEW.username OR OLD.display_name IS DISTINCT FROM NEW.display_name)
      EXECUTE FUNCTION account.keep_name_keys();`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER keep_name_keys ON public.users;
    DROP TRIGGER keep_name_keys_of_change ON public.users;
    DROP FUNCTION account.keep_name_keys, account.name_keys, account.looks;
    DROP TABLE account.name_key, account.confusable;`),
  );
}

function confusables(): string {
  return CONFUSABLES.split(';')
    .flatMap((row) => {
      const [looks = '', characters = ''] = row.split('=');
      return charactersOf(characters).map((character) => `(${quoted(character)}, ${quoted(charactersOf(looks).join(''))})`);
    })
    .join(', ');
}

function charactersOf(codes: string): string[] {
  return codes.split(' ').filter(Boolean).map((code) => String.fromCodePoint(Number.parseInt(code, 36)));
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

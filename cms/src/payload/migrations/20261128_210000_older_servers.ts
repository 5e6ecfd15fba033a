import { MARKS } from '@common-ground/api/features/accounts/names/confusables.ts';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Replaces what PostgreSQL 15 and 16 do not have, or let only a superuser do: the collation pg_c_utf8 of PostgreSQL 17
 * and a setting of our own as a clause of `analytics.count_views`. The migrations that brought these were changed, so a
 * database that begins now never has them; here they leave a database that was there before.
 *
 * public.to_lower returns what lower() returned with pg_c_utf8 in PostgreSQL 18, for every character of Unicode. ICU
 * alone does not: it lowers a capital sigma by its place in the word and a dotted capital I to two characters, and the
 * ICU of the embedded server knows the letters of Unicode 10. As all keys stay what they were, the unique indexes can
 * be made anew, and what search and `account.name_key` have stored stays right. Equal keys have equal bytes, and
 * collation "C" orders them: no index depends on the version of ICU.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [LOWER, SEARCH, ACCOUNTS, ERASURE, COUNTING]) await db.execute(sql.raw(part));
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('What was before this needs PostgreSQL 17: go forward, or restore the whole database');
}

/** Capitals that came after Unicode 10: code point of the first, of its small letter, and how many stand in a row. */
const CAPITALS = [
  [0x1c89, 0x1c8a, 1], [0x1c90, 0x10d0, 43], [0x1cbd, 0x10fd, 3],
  [0x2c2f, 0x2c5f, 1], [0xa7b8, 0xa7b9, 1], [0xa7ba, 0xa7bb, 1], [0xa7bc, 0xa7bd, 1], [0xa7be, 0xa7bf, 1],
  [0xa7c0, 0xa7c1, 1], [0xa7c2, 0xa7c3, 1], [0xa7c4, 0xa794, 1], [0xa7c5, 0x282, 1], [0xa7c6, 0x1d8e, 1],
  [0xa7c7, 0xa7c8, 1], [0xa7c9, 0xa7ca, 1], [0xa7cb, 0x264, 1], [0xa7cc, 0xa7cd, 1], [0xa7d0, 0xa7d1, 1],
  [0xa7d6, 0xa7d7, 1], [0xa7d8, 0xa7d9, 1], [0xa7da, 0xa7db, 1], [0xa7dc, 0x19b, 1], [0xa7f5, 0xa7f6, 1],
  [0x10570, 0x10597, 11], [0x1057c, 0x105a3, 15], [0x1058c, 0x105b3, 7], [0x10594, 0x105bb, 2],
  [0x10d50, 0x10d70, 22], [0x16e40, 0x16e60, 32],
] as const;
const lettersFrom = (first: 0 | 1) =>
  CAPITALS.map((row) => String.fromCodePoint(...Array.from({ length: row[2] }, (_, at) => row[first] + at))).join('');
const [capitals, smallLetters] = [lettersFrom(0), lettersFrom(1)];

/** translate() compares each character with each letter of its list: only texts with a rare capital take the long list. */
const LOWER = `
  CREATE FUNCTION public.to_lower(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    given := translate(given, U&'\\0130\\03A3', U&'i\\03C3');
    IF given COLLATE "C" ~ '[${capitals}]' THEN
      given := translate(given, '${capitals}', '${smallLetters}');
    END IF;
    RETURN lower(given COLLATE "und-x-icu");
  END $$;`;

const SEARCH = `
  CREATE OR REPLACE FUNCTION search.fold(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(translate(
      public.to_lower(public.unaccent('public.unaccent'::regdictionary, normalize(given, NFKC))),
      -- Arabic letters that people write one for the other, then what is left out: vowel marks and the stretching sign.
      U&'\\0623\\0625\\0622\\0671\\0649\\0629\\064B\\064C\\064D\\064E\\064F\\0650\\0651\\0652\\0653\\0654\\0655\\0670\\0640',
      U&'\\0627\\0627\\0627\\0627\\064A\\0647'),
      U&'-/_.,;:!?()[]{}<>|&+*=~^%#@"\`''\\005C\\060C\\061B\\061F\\00AB\\00BB\\00BF\\00A1\\2013\\2014\\2018\\2019\\201C\\201D\\2026',
      repeat(' ', 60));

  CREATE OR REPLACE FUNCTION search.fold_page(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN position(U&'\\0627' IN given) > 0 THEN search.fold_words(given)
    ELSE translate(public.to_lower(public.unaccent('public.unaccent'::regdictionary, given)), '/-', '  ') END;`;

/** `nameKey` in api/platform/nameKey.ts writes what these indexes are made of. */
const ACCOUNTS = `
  DROP INDEX users_username_key, users_email_key;
  CREATE UNIQUE INDEX users_username_key ON users ((public.to_lower(normalize(username, NFKC)) COLLATE "C"));
  CREATE UNIQUE INDEX users_email_key ON users ((public.to_lower(normalize(email, NFKC)) COLLATE "C"));

  CREATE OR REPLACE FUNCTION account.looks(name text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
    SELECT btrim(regexp_replace(public.to_lower(coalesce(string_agg(
        coalesce((SELECT c.looks_like FROM account.confusable c WHERE c.character = part COLLATE "C"), part),
        '' ORDER BY place), '')), '[\\s._-]+', ' ', 'g'))
    FROM string_to_table(regexp_replace(normalize(name, NFKD), '[${MARKS}]', '', 'g'), NULL)
      WITH ORDINALITY AS parts (part, place)
  $$;

  CREATE OR REPLACE FUNCTION account.name_keys(VARIADIC names text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
    SELECT array_agg(DISTINCT account.looks(form)) FROM unnest(names) name,
      unnest(ARRAY[name, public.to_lower(normalize(name, NFKD))]) form WHERE name IS NOT NULL
  $$;`;

const ERASURE = `
  CREATE OR REPLACE FUNCTION erasure.forget_person() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Two people who are both named by many records would wait for each other.
    PERFORM pg_advisory_xact_lock(hashtext('erasure'));
    INSERT INTO erasure.gone (user_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
    UPDATE public.discussions SET user_name = 'Former member' WHERE user_id = OLD.id;
    -- What was sent without signing in, too, where the address was shown to be theirs.
    UPDATE public.contributions SET contributor_name = NULL, contributor_email = NULL
      WHERE user_id = OLD.id OR (user_id IS NULL AND OLD.is_verified AND
        public.to_lower(normalize(contributor_email, NFKC)) = public.to_lower(normalize(OLD.email, NFKC)));
    UPDATE public.analytics_events SET event_data = '{}', session_id = NULL, user_agent = NULL, ip_address = NULL
      WHERE user_id = OLD.id;
    DELETE FROM public.payload_preferences p USING public.payload_preferences_rels r
      WHERE r.parent_id = p.id AND r.users_id = OLD.id;
    DELETE FROM public.payload_locked_documents d USING public.payload_locked_documents_rels r
      WHERE r.parent_id = d.id AND r.users_id = OLD.id;
    RETURN OLD;
  END $$;`;

const COUNTING = `
  CREATE OR REPLACE FUNCTION analytics.count_views() RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    ids integer[];
    counted integer;
  BEGIN
    IF NOT EXISTS (SELECT FROM analytics.view) THEN RETURN 0; END IF;
    DELETE FROM analytics.view v WHERE NOT EXISTS (SELECT FROM public.conditions c WHERE c.id = v.condition_id);
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM public.conditions WHERE id IN (SELECT condition_id FROM analytics.view)
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED) free;
    PERFORM set_config('analytics.is_counting', 'on', true);
    WITH taken AS (DELETE FROM analytics.view WHERE condition_id = ANY (ids) RETURNING condition_id),
      sums AS (SELECT condition_id, count(*) AS views FROM taken GROUP BY condition_id),
      moved AS (UPDATE public.conditions c SET views = coalesce(c.views, 0) + sums.views
        FROM sums WHERE c.id = sums.condition_id RETURNING c.id)
    INSERT INTO analytics.shown (condition_id) SELECT id FROM moved
      ON CONFLICT (condition_id) DO UPDATE SET has_moved = true;
    GET DIAGNOSTICS counted = ROW_COUNT;
    PERFORM set_config('analytics.is_counting', '', true);
    RETURN counted;
  END $$;`;

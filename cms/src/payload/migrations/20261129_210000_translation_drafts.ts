import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Translations of conditions and categories are drafted in the record that all translators share. Drafts that belonged to
 * one translator become versions of it, oldest first, and the newest of all is its draft.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(COLUMNS));
  await db.execute(sql.raw(toSharedDrafts(CONDITIONS)));
  await db.execute(sql.raw(toSharedDrafts(CATEGORIES)));
  await db.execute(sql.raw(REST));
}

export async function down(): Promise<void> {
  throw new Error('Nobody knows any more whose drafts these were: restore a backup instead');
}

/** An empty entry of a list holds the place of a text that is not translated, and does not count. */
const COUNTED = ['symptoms', 'causes', 'treatments'].map(
  (list) => `jsonb_array_length(jsonb_path_query_array(coalesce(${list}, '[]'), 'strict $[*] ? (@ != "")', '{}', true))`,
);
const COLUMNS = `
  ALTER TABLE condition_translations ADD COLUMN made_from jsonb;
  ALTER TABLE _condition_translations_v ADD COLUMN version_made_from jsonb;
  ALTER TABLE category_translations ADD COLUMN made_from jsonb;
  ALTER TABLE _category_translations_v ADD COLUMN version_made_from jsonb;
  ${['conditions', 'condition_translations']
    .map(
      (table) => `ALTER TABLE ${table} DROP COLUMN parts, ADD COLUMN parts integer[] GENERATED ALWAYS AS (ARRAY[
    regexp_count(coalesce(overview, ''), '\\S[^\\n]*'),
    ${COUNTED.join(',\n    ')}]) STORED;`,
    )
    .join('\n  ')}`;

type Kind = {
  contribution: string;
  table: string;
  versions: string;
  key: string;
  texts: string[];
  /** Lists of texts, and of links in the form "Title: https://address". */
  lists: string[];
  links: string[];
};

const CONDITIONS: Kind = {
  contribution: 'translation',
  table: 'condition_translations',
  versions: '_condition_translations_v',
  key: 'condition_id',
  texts: ['name', 'summary', 'overview'],
  lists: ['aliases', 'symptoms', 'causes', 'treatments', 'tags'],
  links: ['resources'],
};
const CATEGORIES: Kind = {
  contribution: 'category_translation',
  table: 'category_translations',
  versions: '_category_translations_v',
  key: 'category_id',
  texts: ['name', 'description'],
  lists: [],
  links: [],
};

/** Returns SQL for a list of links. A line without an address keeps its words as a title. */
const toLinks = (list: string) => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'title', CASE WHEN address IS NULL THEN line
      ELSE coalesce(nullif(regexp_replace(left(line, -length(address)), ':?\\s*$', ''), ''), address) END,
    'url', coalesce(address, '')) ORDER BY place), '[]')
  FROM jsonb_array_elements_text(${list}) WITH ORDINALITY AS given (line, place)
    CROSS JOIN LATERAL (SELECT substring(line FROM 'https?://\\S+$')) AS found (address)
  WHERE line ~ '\\S')`;

const isList = (name: string) => `jsonb_typeof(d.content -> '${name}') = 'array'`;

/**
 * A draft held the texts that differ from the published ones. The sent translations of translators become versions too,
 * because their authors change them in the same editor; the contributions stay as they are.
 */
function toSharedDrafts({ contribution, table, versions, key, texts, lists, links }: Kind): string {
  const names = [...texts, ...lists, ...links];
  const values = [
    ...texts.map((name) => `coalesce(d.content ->> '${name}', published.${name})`),
    ...lists.map((name) => `CASE WHEN ${isList(name)} THEN d.content -> '${name}' ELSE coalesce(published.${name}, '[]') END`),
    ...links.map(
      (name) => `CASE WHEN ${isList(name)} THEN ${toLinks(`d.content -> '${name}'`)} ELSE coalesce(published.${name}, '[]') END`,
    ),
  ];
  const columns = names.map((name) => `version_${name}`).join(', ');
  const stamps = `version_${key}, version_language_id, version_status, version_source_revision, version_translated_by_id,
    version_last_edited_by_id, version_updated_at, version_created_at, version__status, created_at, updated_at`;
  return `
    CREATE TEMP TABLE own_draft ON COMMIT DROP AS
    SELECT c.${key} AS source_id, c.language_id, c.user_id, c.content,
      coalesce((c.base ->> 'sourceRevision')::numeric, c.source_revision, 1) AS revision,
      CASE c.status WHEN 'draft' THEN c.updated_at ELSE coalesce(c.submitted_at, c.created_at) END AS saved_at
    FROM contributions c LEFT JOIN users u ON u.id = c.user_id
    WHERE c.kind = '${contribution}' AND c.${key} IS NOT NULL AND c.language_id IS NOT NULL
      AND (c.status = 'draft' OR (c.status IN ('pending', 'in_review', 'changes_requested', 'approved')
        AND u.role IN ('translator', 'reviewer', 'editor', 'admin')));

    INSERT INTO ${table} (${names.join(', ')}, ${key}, language_id, status, source_revision, translated_by_id,
      last_edited_by_id, created_at, updated_at, _status)
    SELECT DISTINCT ON (d.source_id, d.language_id) ${values.join(', ')}, d.source_id, d.language_id, 'draft',
      d.revision, d.user_id, d.user_id, d.saved_at, d.saved_at, 'draft'
    FROM own_draft d LEFT JOIN ${table} published ON false
    WHERE NOT EXISTS (SELECT FROM ${table} t WHERE t.${key} = d.source_id AND t.language_id = d.language_id)
    ORDER BY d.source_id, d.language_id, d.saved_at DESC;

    CREATE TEMP TABLE shared_draft ON COMMIT DROP AS
    SELECT t.id AS record_id, max(d.saved_at) AS saved_at,
      (SELECT v.id FROM ${versions} v WHERE v.parent_id = t.id AND v.latest AND v.version__status = 'draft'
        AND v.updated_at > max(d.saved_at) ORDER BY v.id DESC LIMIT 1) AS newer_id
    FROM own_draft d JOIN ${table} t ON t.${key} = d.source_id AND t.language_id = d.language_id
    GROUP BY t.id;

    UPDATE ${versions} v SET latest = false FROM shared_draft s WHERE v.parent_id = s.record_id AND v.latest;

    INSERT INTO ${versions} (parent_id, ${columns}, ${stamps}, latest)
    SELECT t.id, ${values.join(', ')}, d.source_id, d.language_id, 'draft', d.revision, d.user_id, d.user_id,
      d.saved_at, t.created_at, 'draft', d.saved_at, d.saved_at, s.newer_id IS NULL AND d.saved_at = s.saved_at
        AND row_number() OVER (PARTITION BY t.id ORDER BY d.saved_at DESC, d.user_id DESC) = 1
    FROM own_draft d
      JOIN ${table} t ON t.${key} = d.source_id AND t.language_id = d.language_id
      JOIN shared_draft s ON s.record_id = t.id
      LEFT JOIN ${table} published ON published.id = t.id AND published._status = 'published'
    ORDER BY d.saved_at, d.user_id;

    -- The newest version of a record is the one with the largest id, so that a newer draft follows once more.
    INSERT INTO ${versions} (parent_id, ${columns}, ${stamps}, latest)
    SELECT v.parent_id, ${columns}, ${stamps}, true FROM ${versions} v JOIN shared_draft s ON s.newer_id = v.id;

    DELETE FROM contributions WHERE kind = '${contribution}' AND status = 'draft' AND ${key} IS NOT NULL AND language_id IS NOT NULL;
    -- A draft whose page or language was deleted stays readable for its author.
    UPDATE contributions SET status = 'withdrawn' WHERE kind = '${contribution}' AND status = 'draft';
    DROP TABLE own_draft, shared_draft;`;
}

/** A user may have only one draft of a translation in contributions, which have no drafts any more. */
const REST = 'DROP INDEX contributions_own_draft, contributions_own_category_draft;';

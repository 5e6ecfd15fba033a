import type { SqlClient } from '../database/readCatalog.ts';

/**
 * Queries of names and definitions. A column is placed by its rank, because a deleted column leaves a gap. Debian's
 * server marks columns with `pg_attver`, which is another number in each database.
 */
const PARTS = {
  schema: 'SELECT nspname, concat_ws(chr(32), pg_get_userbyid(nspowner), nspacl) FROM pg_namespace n WHERE own(n.oid)',
  extension: 'SELECT extname, extnamespace::regnamespace::text FROM pg_extension',
  relation: `SELECT c.oid::regclass, concat_ws(' ', relkind, relpersistence, pg_get_userbyid(relowner), relacl, reloptions,
      relrowsecurity, relreplident)
    FROM pg_class c WHERE own(relnamespace) AND relkind <> 'c'`,
  column: `SELECT a.attrelid::regclass || '.' || attname, concat_ws(' ', rank() OVER (PARTITION BY a.attrelid ORDER BY attnum),
      format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity, pg_get_expr(adbin, adrelid),
      attcollation::regcollation, attstorage,
      array(SELECT o FROM unnest(attoptions) o WHERE o !~ '^pg_attver='), attacl)
    FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid
      LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
    WHERE own(relnamespace) AND relkind IN ('r', 'v', 'm', 'p', 'c') AND attnum > 0 AND NOT attisdropped`,
  constraint: `SELECT conrelid::regclass || '.' || conname, concat_ws(' ', contype, pg_get_constraintdef(c.oid),
      convalidated, condeferrable, condeferred)
    FROM pg_constraint c WHERE own(connamespace) AND contype <> 't'`,
  index: `SELECT indexrelid::regclass, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisclustered)
    FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE own(relnamespace)`,
  sequence: `SELECT seqrelid::regclass, concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmax, seqcycle)
    FROM pg_sequence JOIN pg_class c ON c.oid = seqrelid WHERE own(relnamespace)`,
  type: `SELECT t.oid::regtype, concat_ws(' ', typtype, pg_get_userbyid(typowner), typdefault,
      (SELECT string_agg(enumlabel, ',' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid))
    FROM pg_type t WHERE own(typnamespace) AND typtype IN ('e', 'd', 'r')`,
  function: `SELECT p.oid::regprocedure, concat_ws(' ', pg_get_functiondef(p.oid), pg_get_userbyid(proowner), proacl)
    FROM pg_proc p WHERE own(pronamespace) AND prokind IN ('f', 'p') AND NOT EXISTS (
      SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`,
  trigger: `SELECT tgrelid::regclass || '.' || tgname, concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
    FROM pg_trigger t WHERE NOT tgisinternal`,
  view: `SELECT c.oid::regclass, pg_get_viewdef(c.oid) FROM pg_class c WHERE own(relnamespace) AND relkind IN ('v', 'm')`,
};
const OWN = `($1::regnamespace::text !~ '^(pg_|information_schema$)')`;

/** Returns the definition of everything in the database by its kind and name, so that two databases can be compared. */
export async function describeSchema(client: SqlClient): Promise<Record<string, string>> {
  // Otherwise names in the schema public would come without it.
  await client.query('SET search_path = pg_catalog');
  const described: Record<string, string> = {};
  for (const [kind, query] of Object.entries(PARTS)) {
    const { rows } = await client.query({ text: query.replace(/own\(([\w.]+)\)/g, OWN), rowMode: 'array' });
    for (const [name, definition] of rows) described[`${kind} ${name}`] = String(definition);
  }
  await client.query('RESET search_path');
  return described;
}

/** Returns the rows of all tables that have any, without their times and the records of migrations. */
export async function describeRows(client: SqlClient): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace::regnamespace::text !~ '^(pg_|information_schema$|sql_files$)'
       AND relname <> 'payload_migrations'`,
  );
  const described: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(
      String.raw`SELECT regexp_replace(t::text, '"\d{4}-\d\d-\d\d [\d:.+]+"', 'time', 'g') AS text FROM ${name} t ORDER BY 1`,
    );
    if (rows.length > 0) described[name] = rows.map(({ text }) => text);
  }
  return described;
}

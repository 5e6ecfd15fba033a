import type { ClientBase } from 'pg';

export type SqlClient = Pick<ClientBase, 'query'>;

/**
 * `name` is that of the part that creates the object. `version` differs after each statement that wrote it. All but the
 * object are null for what no file creates.
 */
type CatalogObject = { object: string; name: string | null; version: string | null; definition: string | null };
/** Objects by their name with its kind, as DROP takes it. */
export type Catalog = Map<string, CatalogObject>;

/** Functions, views and triggers, and all else that DROP ... CASCADE of one could delete. */
const OBJECTS = `
  WITH own AS (SELECT oid, nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema')
  SELECT 'FUNCTION ' || p.oid::regprocedure AS object, format('FUNCTION %s.%s', nspname, proname) AS name,
      p.xmin::text AS version, md5(pg_get_functiondef(p.oid)) AS definition
    FROM pg_proc p JOIN own ON own.oid = pronamespace
    WHERE prokind = 'f' AND NOT EXISTS (
      SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  UNION ALL SELECT view.name, view.name, r.xmin::text, md5(pg_get_viewdef(c.oid))
    FROM pg_class c JOIN own ON own.oid = relnamespace JOIN pg_rewrite r ON r.ev_class = c.oid,
      LATERAL (SELECT 'VIEW ' || c.oid::regclass AS name) AS view
    WHERE relkind = 'v' AND rulename = '_RETURN'
  UNION ALL SELECT trigger.name, trigger.name, t.xmin::text, md5(pg_get_triggerdef(t.oid))
    FROM pg_trigger t, LATERAL (SELECT format('TRIGGER %I ON %s', tgname, tgrelid::regclass) AS name) AS trigger
    WHERE NOT tgisinternal
  UNION ALL SELECT other.object, NULL, NULL, NULL FROM (
    SELECT 'MATERIALIZED VIEW ' || oid::regclass AS object FROM pg_class WHERE relkind = 'm'
    UNION ALL SELECT 'INDEX ' || indexrelid::regclass FROM pg_index
    UNION ALL SELECT format('CONSTRAINT %I ON %s', conname, conrelid::regclass) FROM pg_constraint WHERE contype <> 't'
    UNION ALL SELECT format('POLICY %I ON %s', polname, polrelid::regclass) FROM pg_policy
    UNION ALL SELECT format('DEFAULT OF COLUMN %s ON %s', adnum, adrelid::regclass) FROM pg_attrdef
    UNION ALL SELECT format('COLUMN %I ON %s', attname, attrelid::regclass)
      FROM pg_attribute JOIN pg_class c ON c.oid = attrelid JOIN own ON own.oid = relnamespace
      WHERE relkind IN ('r', 'p') AND NOT attisdropped) AS other`;

/** Must be called in a transaction. Leaves its search path as it is in the end: `public`. */
export async function readCatalog(client: SqlClient): Promise<Catalog> {
  // Otherwise names in the schema public, and in the definitions, would come without their schema.
  await client.query('SET LOCAL search_path = pg_catalog');
  const { rows } = await client.query<CatalogObject>(OBJECTS);
  await client.query('SET LOCAL search_path = public');
  return new Map(rows.map((row) => [row.object, row]));
}

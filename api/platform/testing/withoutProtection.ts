import type { Database } from '../Database.ts';

/** Runs `work` with the triggers of the schema `kept` disabled, so that a test can change what they protect. */
export async function withoutProtection<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  await database.query(createTriggerSwitch('DISABLE'));
  try {
    return await work();
  } finally {
    await database.query(createTriggerSwitch('ENABLE'));
  }
}

export function runUnprotected(
  database: Database,
  text: string,
  values: unknown[] = [],
): ReturnType<Database['query']> {
  return withoutProtection(database, () => database.query(text, values));
}

/** Returns SQL that switches the triggers of the schema `kept` on these tables, or on all. */
export const createTriggerSwitch = (how: 'DISABLE' | 'ENABLE', tables?: string[]) => `
  DO $$
  DECLARE
    kept record;
  BEGIN
    FOR kept IN SELECT t.tgrelid::regclass AS place, t.tgname AS name FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE p.pronamespace = 'kept'::regnamespace AND NOT t.tgisinternal
        ${tables ? `AND t.tgrelid::regclass::text IN (${tables.map((table) => `'${table}'`)})` : ''}
    LOOP EXECUTE format('ALTER TABLE %s ${how} TRIGGER %I', kept.place, kept.name); END LOOP;
  END $$`;

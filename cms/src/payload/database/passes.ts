import type { Payload } from 'payload';
import type { SqlClient } from './readCatalog.ts';

/**
 * Steps in TypeScript that run once in each database, after migrations and functions are applied. Their names stand in
 * `sql_files.state.steps`, beside those of the SQL steps. Each works in short transactions of its own, and may run again
 * after a crash. A step is loaded only when it runs, because each start reads the names.
 */
const PASSES: Record<string, (payload: Payload) => Promise<string>> = {
  '20261129_hold_translations': async (payload) =>
    (await import('./holdAllTranslations.ts')).holdAllTranslations(payload),
  '20261129_search_entries': async (payload) => (await import('./fillSearch.ts')).fillSearch(payload),
};

export const PASS_NAMES = Object.keys(PASSES);

/** Returns the passes that have not run. The caller must have applied the functions. */
export async function selectDuePasses(client: SqlClient): Promise<string[]> {
  const { rows } = await client.query<{ steps: string[] }>('SELECT steps FROM sql_files.state');
  return PASS_NAMES.filter((name) => !rows[0]?.steps.includes(name));
}

export async function arePassesDone(client: SqlClient): Promise<boolean> {
  return (await selectDuePasses(client)).length === 0;
}

/** Runs the passes that have not run, each with a log line. The caller must hold the lock of migrations. */
export async function runPasses(client: SqlClient, payload: Payload): Promise<void> {
  for (const name of await selectDuePasses(client)) {
    const started = performance.now();
    const result = await PASSES[name]?.(payload);
    await client.query('UPDATE sql_files.state SET steps = array_append(steps, $1)', [name]);
    payload.logger.info(`${name}: ${result} (${Math.round(performance.now() - started)} ms)`);
  }
}

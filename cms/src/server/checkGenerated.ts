import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import payload from 'payload';
import { generateTypes } from 'payload/node';
import config from '../../payload.config.ts';
import { PERMISSIONS_FILE, permissionsDocument } from '../payload/permissions/permissionsDocument.ts';

/** Checks that the committed types, permissions and migrations match Payload's configuration. */
const migrations = path.resolve(import.meta.dirname, '../payload/migrations');
const nothingToMigrate = new Error('Nothing to migrate');
const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-generated-'));

await checkTypes();
await checkPermissions();
await checkMigrations();

async function checkTypes(): Promise<void> {
  const { typescript, ...rest } = await config;
  const outputFile = path.join(folder, 'payload-types.ts');
  await generateTypes({ ...rest, typescript: { ...typescript, outputFile } }, { log: false });
  const [made, committed] = await Promise.all([
    readFile(outputFile, 'utf8'),
    readFile(String(typescript.outputFile), 'utf8'),
  ]);
  if (made !== committed)
    await fail(`${path.relative(process.cwd(), String(typescript.outputFile))} is not current: run "pnpm generate".`);
}

async function checkPermissions(): Promise<void> {
  const made = permissionsDocument(await config).split('\n');
  const committed = (await readFile(PERMISSIONS_FILE, 'utf8')).split('\n');
  const wanted = made.filter((line) => !committed.includes(line));
  if (made.join('\n') === committed.join('\n')) return;
  await fail(`docs/permissions.md is not current: run "pnpm generate" and read what changed.\n${wanted.join('\n')}`);
}

/** Payload compares with the newest snapshot in its folder, and calls `process.exit` when nothing changed. */
async function checkMigrations(): Promise<void> {
  const snapshots = (await readdir(migrations)).filter((file) => file.endsWith('.json')).sort();
  const newest = snapshots.at(-1);
  if (!newest) return fail('There is no snapshot of the schema in cms/src/payload/migrations.');
  await writeFile(path.join(folder, newest), await readFile(path.join(migrations, newest)));
  await payload.init({ config, disableDBConnect: true, disableOnInit: true });
  payload.db.migrationDir = folder;
  const leaveQuietly = process.exit;
  process.exit = (() => {
    throw nothingToMigrate;
  }) as typeof process.exit;
  try {
    await payload.db.createMigration({ migrationName: 'missing', payload, skipEmpty: true, forceAcceptWarning: false });
  } catch (error) {
    process.exit = leaveQuietly;
    if (error !== nothingToMigrate) return fail(`The schema could not be compared: ${String(error)}`);
    await rm(folder, { recursive: true });
    process.exit(0);
  }
  process.exit = leaveQuietly;
  const [missing] = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file.includes('missing'));
  const statements = missing ? await readFile(path.join(folder, missing), 'utf8') : '';
  return fail(`The collections changed without a migration: run "pnpm migration <name>". It would be:\n${statements}`);
}

async function fail(message: string): Promise<never> {
  await rm(folder, { recursive: true, force: true });
  console.error(message);
  process.exit(1);
}

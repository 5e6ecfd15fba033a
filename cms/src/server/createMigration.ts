import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import payload from 'payload';
import { createPartsSql } from '../payload/fields/textsInSql.ts';

/**
 * Payload's template of a migration is made for a bundler. Node runs migrations directly, so their import of types is
 * rewritten.
 */
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Usage: npm run migration NAME, with a name in lower case such as add_reading_level');
  process.exit(1);
}
const folder = path.resolve(import.meta.dirname, '../payload/migrations');
// The configuration requires these settings, but nothing connects to them.
Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'x'.repeat(32),
  SITE_URL: 'http://127.0.0.1:4321',
});
const { default: config } = await import('../../payload.config.ts');
const listed = () =>
  readdirSync(folder)
    .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
    .sort();
const before = listed();
await payload.init({ config, disableDBConnect: true, disableOnInit: true });
// With `forceAcceptWarning` Payload writes an empty migration without a question, which needs a terminal.
await payload.db.createMigration({ migrationName: name, payload, forceAcceptWarning: true });

const files = listed();
for (const file of files.filter((file) => !before.includes(file))) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const typed = text.replace(
    'import { MigrateUpArgs, MigrateDownArgs, sql }',
    'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
  );
  writeFileSync(path.join(folder, file), withParts(typed));
  if (typed.includes('// Migration code')) console.log('No collection has changed. Write the SQL into `up` by hand.');
}
// Payload compares with the newest snapshot only.
for (const file of globSync('*.json', { cwd: folder }).sort().slice(0, -1)) rmSync(path.join(folder, file));
const names = files.map((file) => file.slice(0, -3));
writeFileSync(
  path.join(folder, 'index.ts'),
  `${names.map((migration) => `import * as m${migration} from './${migration}.ts';`).join('\n')}

/** Every migration, oldest first. Written by \`pnpm migration\`. */
export const migrations = [
${names.map((migration) => `  { name: '${migration}', up: m${migration}.up, down: m${migration}.down },`).join('\n')}
];
`,
);
process.exit(0);

/** Counts the new texts when the migration adds text columns to conditions. */
function withParts(migration: string): string {
  const added = [...migration.matchAll(/ALTER TABLE "conditions" ADD COLUMN "(\w+)"/g)].map(
    ([, column]) => column ?? '',
  );
  const [now, then] = [createPartsSql(), createPartsSql(added)];
  if (now === then) return migration;
  const run = (text: string) => `await db.execute(sql.raw(\`${text.replaceAll('\\', '\\\\')}\`))`;
  const [up = '', down = ''] = migration.split('export async function down');
  return [
    up.replace(/\n\}\n\s*$/, () => `\n  ${run(now)}\n}\n\n`),
    down.replace('await db.execute(', () => `${run(then)}\n  await db.execute(`),
  ].join('export async function down');
}

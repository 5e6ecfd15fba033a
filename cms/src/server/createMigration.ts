import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import payload from 'payload';

/**
 * `pnpm migration <name>`: writes a migration for what changed in the collections since the last one. Payload's
 * template is made for a bundler; here Node runs it as it stands, so types are imported as types and files by their
 * full name.
 */
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Give it a name in lower case: pnpm migration add_reading_level');
  process.exit(1);
}
const folder = path.resolve(import.meta.dirname, '../payload/migrations');
// The configuration wants to be told of a database and of addresses; nothing is asked of them.
Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'x'.repeat(32),
  SITE_URL: 'http://127.0.0.1:4321',
});
const { default: config } = await import('../../payload.config.ts');
await payload.init({ config, disableDBConnect: true, disableOnInit: true });
await payload.db.createMigration({ migrationName: name, payload, forceAcceptWarning: false });

const files = readdirSync(folder)
  .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
  .sort();
for (const file of files) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  writeFileSync(
    path.join(folder, file),
    text.replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
    ),
  );
}
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

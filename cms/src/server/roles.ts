import { readSecretFiles } from './secretFiles.ts';
import { readProcessSettings } from './settings.ts';
import { type Host, programCommand } from './start/createService.ts';
import { explain, SettingsError } from './start/StartError.ts';

type Role = { about: string; run: (args: readonly string[]) => Promise<number> };

/** Roles of the image and of systemd's units (docs/install.md). */
const ROLES: Record<string, Role> = {
  web: { about: 'serves the pages and the API', run: () => becomeProcess('web') },
  cms: { about: 'serves the editor interface', run: () => becomeProcess('cms') },
  publisher: { about: 'renders pages, sends mails and pushes', run: () => becomeProcess('publisher') },
  migrate: { about: 'brings the database up to date, writes missing seed content, and ends', run: migrate },
  admin: {
    about: 'EMAIL  prints a link that makes an administrator',
    run: async (args) => (await import('./commands/adminCommand.ts')).adminCommand(args),
  },
  backup: {
    about: 'TARGET  writes a backup to a folder or s3://bucket/prefix',
    run: async (args) => (await import('./commands/backupCommand.ts')).backupCommand(args),
  },
  restore: {
    about: 'SOURCE  restores a backup into an empty installation',
    run: async (args) => (await import('./commands/restoreCommand.ts')).restoreCommand(args),
  },
  verify: {
    about: 'SOURCE  restores a backup in a scratch place and compares it',
    run: async (args) => (await import('./commands/verifyCommand.ts')).verifyCommand(args),
  },
  upgrade: {
    about: 'brings an installation to this version; --check says what it would do',
    run: async (args) => (await import('./upgrade/upgradeCommand.ts')).upgradeCommand(args),
  },
  all: {
    about: 'runs everything with a PostgreSQL of its own, as npm start',
    run: async () => (await import('./start/startAll.ts')).startAll(),
  },
};

/**
 * Runs the role that the first argument names. Secrets that are files become variables for all programs of the role.
 * @returns the exit code. A role that serves never returns
 */
export async function runRole([name = '', ...args]: readonly string[]): Promise<number> {
  const role = Object.hasOwn(ROLES, name) ? ROLES[name] : undefined;
  if (!role) {
    console.error(`${name === '' ? 'No role was named.' : `There is no role ${name}.`} The roles are:\n${listRoles()}`);
    return 1;
  }
  try {
    // Faults of secret files are reported with those of the other settings, by the role that reads them.
    Object.assign(process.env, readSecretFiles(process.env).values, { NODE_ENV: 'production' });
    return await role.run(args);
  } catch (error) {
    if (error instanceof SettingsError) console.error(`The settings of ${name} are wrong:`);
    console.error(explain(error, { dataDir: process.env.DATA_DIR ?? '.data' }));
    return 1;
  }
}

function listRoles(): string {
  return Object.entries(ROLES)
    .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
    .join('\n');
}

/**
 * Replaces this process by a program, so that signals reach it. The name of the role is an argument that the check of
 * the container's health reads.
 * @throws SettingsError with all faults of its settings
 */
async function becomeProcess(host: Host): Promise<never> {
  const settings = readProcessSettings();
  const [program, ...args] = programCommand(host);
  const env = { ...process.env, CMS_PORT: String(settings.CMS_PORT), DATA_DIR: settings.DATA_DIR };
  return process.execve?.(program, [program, ...args, host], env) as never;
}

async function migrate(): Promise<number> {
  const settings = readProcessSettings();
  const { updateDatabase } = await import('./start/startDatabaseAndBuild.ts');
  await updateDatabase(settings);
  return 0;
}

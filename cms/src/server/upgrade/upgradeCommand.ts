import { parseCommand, runCommand } from '../commands/runCommand.ts';
import { type OpenDatabase, withDatabase } from '../commands/withDatabase.ts';
import { readSettings, type Settings } from '../settings.ts';
import { buildIfChanged, serverBuild } from '../start/builds.ts';
import { runOnce } from '../start/runNode.ts';
import { StartError } from '../start/StartError.ts';
import { updateDatabase } from '../start/startDatabaseAndBuild.ts';
import { describeUpgradePlan, findRefusals } from './describeUpgradePlan.ts';
import { readUpgradePlan, type UpgradePlan } from './readUpgradePlan.ts';

const USAGE = `Usage: npm run upgrade              upgrades this installation to this code
       npm run upgrade -- --check   says what an upgrade would do, and changes nothing
       npm run upgrade -- --back    goes back to this code from a later version`;

const WAYS: Record<string, (settings: Settings, database: OpenDatabase) => Promise<void>> = {
  '--check': check,
  '--back': goBack,
  '': upgrade,
};

/**
 * Runs `npm run upgrade`, on the installation in `DATA_DIR` or at `DATABASE_URL`.
 * @returns the exit code: 1 when the upgrade is, or with `--check` would be, refused
 */
export function upgradeCommand(args: readonly string[]): Promise<number> {
  return runCommand(null, async () => {
    const way = parseCommand(USAGE, () => WAYS[args.join(' ')] ?? null);
    const settings = readSettings();
    await withDatabase(settings, (database) => way(settings, database));
    return 0;
  });
}

async function check(settings: Settings, database: OpenDatabase): Promise<void> {
  const plan = await readUpgradePlan(settings, database);
  console.log(describeUpgradePlan(plan));
  if (findRefusals(plan).length > 0) throw new StartError('Nothing was changed.');
}

/** Tells a running `npm start` to replace its processes by this code, or else migrates the database. */
async function upgrade(settings: Settings, database: OpenDatabase): Promise<void> {
  // Only `npm start` writes the address of a site. The signal would end any other process.
  if (database.supervisor !== null && !database.data.findSiteUrl())
    throw new StartError(
      `Process ${database.supervisor} uses ${settings.DATA_DIR}, such as for a backup. Try again when it has ended.`,
    );
  refuse(findRefusals(await readUpgradePlan(settings, database)));
  const { supervisor } = database;
  if (supervisor !== null) {
    process.kill(supervisor, 'SIGUSR2');
    console.log(`Process ${supervisor} starts the new code. Its output shows the progress.`);
    return;
  }
  await updateDatabase(await prepare(settings, database));
  console.log('The database is up to date. Start the processes of this version now.');
}

/** Writes the functions of this code over those of a later version. Tables and rows stay as they are. */
async function goBack(settings: Settings, database: OpenDatabase): Promise<void> {
  const plan = await readUpgradePlan(settings, database);
  const { supervisor } = database;
  if (supervisor !== null || plan.runningVersion !== null)
    throw new StartError(`The later version still runs (${describeRunning(plan, supervisor)}). Stop it first.`);
  refuse(findRefusals({ ...plan, later: [] }));
  const env = await prepare(settings, database);
  await runOnce('migrate', { ...env, DATABASE_IS_CHECKED: 'yes' });
  await updateDatabase(env);
  console.log('The database has the functions of this version. Start its processes now.');
}

const describeRunning = ({ runningVersion }: UpgradePlan, supervisor: number | null) =>
  supervisor === null ? `version ${runningVersion} answers at the address of the site` : `process ${supervisor}`;

function refuse(refusals: string[]): void {
  if (refusals.length > 0) throw new StartError([...refusals, 'Nothing was changed.'].join('\n'));
}

/** Returns the environment of the programs that change the database. */
async function prepare(settings: Settings, { url, data }: OpenDatabase) {
  await buildIfChanged(serverBuild, {});
  const PAYLOAD_SECRET = settings.PAYLOAD_SECRET ?? data.secrets().payloadSecret;
  return { ...settings, DATABASE_URL: url, DATABASE_DIRECT_URL: url, PAYLOAD_SECRET };
}

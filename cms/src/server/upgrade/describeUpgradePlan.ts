import { describeLaterVersion } from '../../payload/database/laterMigrations.ts';
import { FIRST_OF_RULE, isSafeBeside, REMOVALS } from '../../payload/database/removals.ts';
import type { UpgradePlan } from './readUpgradePlan.ts';

const MEBIBYTE = 1024 * 1024;
/** Bytes for builds, and for the database while it writes. */
const ROOM = 500 * MEBIBYTE;
const MAX_LISTED = 20;

/** Returns a sentence for each reason why the upgrade is refused. */
export function findRefusals(plan: UpgradePlan): string[] {
  const { notSupported, later, pending, runningVersion, disk } = plan;
  const unsafe = pending.filter((name) => !isSafeBeside(name, runningVersion));
  const needed = disk.needed + ROOM;
  return [
    ...(notSupported ? [notSupported] : []),
    ...(later.length > 0 ? [describeLaterVersion(later)] : []),
    ...(unsafe.length > 0
      ? [
          `Version ${runningVersion} is running and may use what ${unsafe.join(', ')} removes. Stop it, then upgrade${describeStep(unsafe)}.`,
        ]
      : []),
    ...(disk.free < needed
      ? [`The disk of DATA_DIR has ${toMebibytes(disk.free)} left and needs ${toMebibytes(needed)}. Free some space.`]
      : []),
  ];
}

function describeStep(migrations: string[]): string {
  const versions = migrations.flatMap((name) => REMOVALS[name] ?? []).sort();
  return versions.length > 0 ? `, or upgrade to version ${versions.at(-1)} first` : '';
}

/** Returns the lines that `npm run upgrade -- --check` prints. */
export function describeUpgradePlan(plan: UpgradePlan, now = Date.now()): string {
  const { version, runningVersion, postgresVersion, applied, pending, parts, passes, seedGroups, builds, disk } = plan;
  const refusals = findRefusals(plan);
  return [
    `This code         version ${version}`,
    `Running           ${runningVersion ? `version ${runningVersion}` : 'nothing answers at the address of the site'}`,
    `PostgreSQL        ${postgresVersion}`,
    `Migrations        ${applied} applied, ${pending.length} to apply`,
    ...listFirst(applied === 0 ? [] : pending.map((name) => `${name}: ${describeKind(name)}`)),
    `Functions         ${parts.length === 0 ? 'as they should be' : `${parts.length} to write or delete`}`,
    ...listFirst(applied === 0 ? [] : parts),
    `Passes            ${passes.join(', ') || 'none'}`,
    `Seed content      ${seedGroups.join(', ') || 'none'}`,
    `Builds            ${builds.join(', ') || 'none'}`,
    `Disk of DATA_DIR  ${toMebibytes(disk.free)} free, about ${toMebibytes(disk.needed)} for a new release of the pages`,
    `Last backup       ${describeBackup(plan, now)}`,
    '',
    ...(refusals.length > 0
      ? ['The upgrade would be refused:', ...refusals.map((reason) => `- ${reason}`)]
      : [outcome(plan)]),
  ].join('\n');
}

/** A new database gets everything, which is no list to read. */
function listFirst(entries: string[]): string[] {
  const more = entries.length - MAX_LISTED;
  return [...entries.slice(0, MAX_LISTED), ...(more > 0 ? [`and ${more} more`] : [])].map((entry) => `  ${entry}`);
}

function outcome({ pending, parts, passes, seedGroups, builds }: UpgradePlan): string {
  const isCurrent = [pending, parts, passes, seedGroups, builds].every((list) => list.length === 0);
  return isCurrent ? 'Nothing is to be done.' : 'npm run upgrade would do this.';
}

function describeKind(migration: string): string {
  const unusedSince = REMOVALS[migration];
  if (unusedSince) return `removes what no code uses since version ${unusedSince}`;
  return migration < FIRST_OF_RULE ? 'older code may not run beside it' : 'adds only; older code runs beside it';
}

function describeBackup({ lastBackup }: UpgradePlan, now: number): string {
  if (!lastBackup) return 'none is known. Run npm run backup first';
  const hours = Math.floor((now - Date.parse(lastBackup.finishedAt)) / 3_600_000);
  return `${lastBackup.finishedAt} (${hours} hours ago), ${lastBackup.target}`;
}

const toMebibytes = (bytes: number) => `${Math.ceil(bytes / MEBIBYTE)} MiB`;

import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

const USER = 'postgres';
const ENTER = 0o001;
const RUN_AS_USER = [
  'setpriv',
  // Without this, access(2), by which PostgreSQL checks its programs, would ignore the capability.
  '--securebits=+no_setuid_fixup',
  ...['--reuid', USER, '--regid', USER, '--clear-groups'],
  ...['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'],
];

/**
 * PostgreSQL refuses to run as root and runs as its own user, which cannot enter a folder that only root may enter. For
 * such folders the command starts as that user, with the one capability that lets it pass.
 * @param folders what the process must reach: its data and its programs
 */
export function postgresCommand(command: string[], folders: string[]): string[] {
  if (process.getuid?.() !== 0 || [...folders, process.execPath].every(canBeEntered)) return command;
  spawnSync('useradd', ['--system', '--user-group', USER], { stdio: 'ignore' });
  return [...RUN_AS_USER, ...command];
}

export function canBeEntered(folder: string): boolean {
  const mode = statSync(folder, { throwIfNoEntry: false })?.mode;
  if (mode !== undefined && (mode & ENTER) === 0) return false;
  const parent = path.dirname(path.resolve(folder));
  return parent === path.resolve(folder) || canBeEntered(parent);
}

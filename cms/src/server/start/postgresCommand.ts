import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './StartError.ts';

const USER = 'postgres';
const ENTER = 0o001;

type Command = { command: string; args: string[] };

/**
 * How the database's process is started. PostgreSQL refuses to run as root, so for root it runs as a user of its own;
 * that user cannot enter a folder that only root may enter, such as root's home or a fresh temporary folder. There, and
 * only there, it is started as that user with the one capability that lets it pass.
 * @param folders what the database's process must reach: its data and its programs
 * @throws StartError where that cannot be done
 */
export function postgresCommand({ command, args }: Command, folders: string[]): Command {
  if (process.getuid?.() !== 0 || folders.every(canBeEntered)) return { command, args };
  try {
    // Fails without harm when the user exists.
    spawnSync('useradd', ['--system', '--user-group', USER], { stdio: 'ignore' });
    const capability = '+dac_override';
    const run = [
      // Else access(2), with which PostgreSQL looks at its own programs, would answer without the capability.
      '--securebits=+no_setuid_fixup',
      ...['--reuid', USER, '--regid', USER, '--clear-groups'],
      ...['--inh-caps', capability, '--ambient-caps', capability],
    ];
    execFileSync('setpriv', [...run, 'true'], { stdio: 'ignore' });
    return { command: 'setpriv', args: [...run, command, ...args] };
  } catch {
    throw new StartError(
      `PostgreSQL cannot run as root, and its user "${USER}" cannot enter ${folders.find((folder) => !canBeEntered(folder))}. Put the project into a folder that others may enter, or start it as another user.`,
    );
  }
}

/** Whether everybody may enter this folder and all those above it. */
export function canBeEntered(folder: string): boolean {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const mode = statSync(current, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined && (mode & ENTER) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

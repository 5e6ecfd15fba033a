import { trySignal } from './endProcesses.ts';

/**
 * Loaded by `--import`: kills the group of this process when its parent is gone, which closes their channel. Only a
 * group leader listens, because its children may have channels of their own.
 */
if (trySignal(-process.pid, 0)) {
  process.once('disconnect', () => trySignal(-process.pid, 'SIGKILL'));
  // The channel would keep a finished program alive.
  process.channel?.unref();
}

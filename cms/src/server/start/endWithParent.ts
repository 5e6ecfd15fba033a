import { trySignal } from './endProcesses.ts';

/**
 * Loaded by `--import`: kills the whole group of this process when its parent is gone, which closes the channel between
 * them. Only a group leader listens, because its children may have channels of their own.
 */
if (trySignal(-process.pid, 0)) {
  process.once('disconnect', () => trySignal(-process.pid, 'SIGKILL'));
  // The channel would keep a finished program alive.
  process.channel?.unref();
}

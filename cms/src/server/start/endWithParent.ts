import { trySignal } from './endProcesses.ts';

/**
 * For `--import`: when the parent of this process is gone, the kernel closes the channel between the two, and this process
 * ends with its whole group. Only the leader of a group listens; what it has started may have channels of its own.
 */
if (trySignal(-process.pid, 0)) {
  process.once('disconnect', () => trySignal(-process.pid, 'SIGKILL'));
  // Else the channel would keep a program alive that has done its work.
  process.channel?.unref();
}

import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = '/sys/fs/cgroup';
const PERIOD_MICROSECONDS = 100_000;

/**
 * Holds a process, with all its threads, to a share of one core by a control group of its own. Needs root on Linux.
 * @returns a function that removes the group, once the process has ended
 */
export function limitProcessor(pid: number, share: number): () => void {
  const hasVersion2 = existsSync(path.join(ROOT, 'cgroup.controllers'));
  const group = path.join(ROOT, hasVersion2 ? '' : 'cpu', `common-ground-${pid}`);
  const quota = Math.round(share * PERIOD_MICROSECONDS);
  mkdirSync(group);
  if (hasVersion2) writeFileSync(path.join(group, 'cpu.max'), `${quota} ${PERIOD_MICROSECONDS}`);
  else {
    writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(PERIOD_MICROSECONDS));
    writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quota));
  }
  writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}

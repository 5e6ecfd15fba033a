import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = '/sys/fs/cgroup';
const PERIOD_MICROSECONDS = 100_000;
/** The highest weights of both versions, so that other programs do not take from the share. */
const WEIGHTS = { 'cpu.weight': 10_000, 'cpu.shares': 262_144 };

/**
 * Holds a process, with all its threads, to a share of one core by a control group of its own. Needs root on Linux.
 * @returns a function that removes the group, once the process has ended
 */
export function limitProcessor(pid: number, share: number): () => void {
  const hasVersion2 = existsSync(path.join(ROOT, 'cgroup.controllers'));
  const group = path.join(ROOT, hasVersion2 ? '' : 'cpu', `common-ground-${pid}`);
  const quota = Math.round(share * PERIOD_MICROSECONDS);
  mkdirSync(group);
  const write = (file: string, value: string | number) => writeFileSync(path.join(group, file), String(value));
  if (hasVersion2) write('cpu.max', `${quota} ${PERIOD_MICROSECONDS}`);
  else {
    write('cpu.cfs_period_us', PERIOD_MICROSECONDS);
    write('cpu.cfs_quota_us', quota);
  }
  const weight = hasVersion2 ? 'cpu.weight' : 'cpu.shares';
  write(weight, WEIGHTS[weight]);
  write('cgroup.procs', pid);
  return () => rmdirSync(group);
}

import { readFileSync } from 'node:fs';

/** Peak resident memory of a process in MB, or null where the system does not say. */
export function peakMemory(pid: number | undefined): number | null {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}

/** The children of a process; none where the system does not say. */
export function childrenOf(pid: number): number[] {
  return read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** Seconds of a core that a process has used so far, to a hundredth, or NaN where the system does not say. */
export function cpuSeconds(pid: number | undefined): number {
  // After the name in brackets, which may hold spaces; the 14th and 15th of all are user and system time in ticks.
  const fields = read(pid, 'stat').split(') ')[1]?.split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) / 100 : Number.NaN;
}

function read(pid: number | undefined, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

import { readFileSync } from 'node:fs';

/** Returns the peak resident memory of a process in MB; null when the system does not say. */
export function peakMemory(pid: number | undefined): number | null {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}

/** Returns the pids of a process's children; none when the system does not say. */
export function listChildren(pid: number): number[] {
  return read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** Returns the seconds of processor time that a process has used, to a hundredth; NaN when the system does not say. */
export function cpuSeconds(pid: number | undefined): number {
  // Field 2 is the name in brackets, which may contain spaces. Fields 14 and 15 are user and system time in ticks.
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

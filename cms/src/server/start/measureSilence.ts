import { readFileSync } from 'node:fs';
import { BEAT_MS } from '../lifecycle.ts';

/** Linux counts processor time for programs in hundredths of a second. */
const TICK_MS = 10;

/**
 * Measures the time since the last beat of a process, looked at once per beat, and tells a process that hangs from a starved
 * one. A process hangs when its main thread got no processor time for `patienceMs` (stopped, or waiting for something that
 * does not come), or used more than `patienceMs` of it (endless loop). A thread that gets a tenth of a processor has thus ten
 * times as long, also in an endless loop. Where the system tells no processor time, `patienceMs` is wall-clock time.
 */
export function measureSilence(pid: number | undefined, read = readCpuTime) {
  let [cpuMs, idleMs, busyMs] = [0, 0, 0];
  return {
    end(): void {
      idleMs = busyMs = 0;
    },
    /** Adds the time since the last look, at most one beat: where the looking process slept, no beat is missing. */
    isTooLong(patienceMs: number): boolean {
      const usedMs = read(pid) - cpuMs;
      cpuMs += usedMs;
      idleMs = usedMs > 0 ? 0 : idleMs + BEAT_MS;
      busyMs += Math.min(usedMs, BEAT_MS);
      return Math.max(idleMs, busyMs) > patienceMs;
    },
  };
}

/** Returns the processor time of the main thread of a process in milliseconds, 0 when the system does not tell it. */
export function readCpuTime(pid: number | undefined): number {
  try {
    // Behind the name of the program, which ends with a bracket: user and system time are the 12th and 13th field.
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS || 0;
  } catch {
    return 0;
  }
}

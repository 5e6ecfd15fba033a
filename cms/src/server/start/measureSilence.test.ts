import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { measureSilence, readCpuTime } from './measureSilence.ts';

const PATIENCE_MS = 20_000;
/** More than an hour. */
const MANY_LOOKS = 4000;

/** @returns after how many looks a process has been silent for too long whose main thread uses so much between two of them */
function looksUntilHung(msPerLook: (look: number) => number): number {
  let [look, cpuMs] = [0, 0];
  const silence = measureSilence(1, () => cpuMs);
  while (look < MANY_LOOKS) {
    look += 1;
    cpuMs += msPerLook(look);
    if (silence.isTooLong(PATIENCE_MS)) return look;
  }
  return Number.POSITIVE_INFINITY;
}

describe('the silence of a process', () => {
  it('is too long after 20 s without processor time', () => {
    expect(looksUntilHung(() => 0)).toBe(21);
  });

  it('is too long after 20 s of an endless loop on a processor of its own, and 40 s on half of one', () => {
    expect([looksUntilHung(() => 1000), looksUntilHung(() => 500)]).toEqual([21, 41]);
  });

  it('is waited for ten times as long with a tenth of a processor', () => {
    expect(looksUntilHung(() => 100)).toBe(201);
  });

  it('is waited for while the process gets 10 ms now and then', () => {
    expect(looksUntilHung((look) => (look % 15 === 0 ? 10 : 0))).toBe(Number.POSITIVE_INFINITY);
  });

  it('counts at most one beat a look, because the looking process may have slept', () => {
    expect(looksUntilHung(() => 60_000)).toBe(21);
  });

  it('begins anew with a beat', () => {
    const silence = measureSilence(1, () => 0);
    expect([silence.isTooLong(1000), silence.isTooLong(1000)]).toEqual([false, true]);
    silence.end();
    expect(silence.isTooLong(1000)).toBe(false);
  });

  it('is measured by the clock where the system tells no processor time', () => {
    const silence = measureSilence(undefined);
    expect([silence.isTooLong(1000), silence.isTooLong(1000)]).toEqual([false, true]);
  });
});

it.skipIf(process.platform !== 'linux')('reads the processor time of the main thread of a process', async () => {
  const child = spawn(process.execPath, ['-e', 'process.title = "a) b"; for (;;);']);
  await vi.waitFor(() => expect(readCpuTime(child.pid)).toBeGreaterThan(200), { timeout: 60_000, interval: 20 });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readCpuTime(child.pid)).toBe(0);
});

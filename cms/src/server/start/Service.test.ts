import { afterEach, describe, expect, it, vi } from 'vitest';
import { Service, type ServiceOptions } from './Service.ts';

/** A process that beats as ours do; `then` is done when it is whole. */
const living = (then = '') => `
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => process.send({ beat: true }), 100);
  process.send({ ready: 'up' }, () => console.log('whole ' + process.pid));
  ${then}`;
const PATIENCE = { timeout: 120_000, interval: 20 };
const TIMING = { laterMs: 10, maxPauseMs: 40, steadyMs: 60_000 };

let service: Service | undefined;
let said: string[];
afterEach(() => service?.stop());

function start(script: string, more: Partial<ServiceOptions> = {}): Service {
  said = [];
  service = new Service({
    name: 'web',
    command: [process.execPath, '-e', script],
    env: {},
    stages: ['up'],
    timing: TIMING,
    report: (line: string) => void said.push(line),
    onChange: () => {},
    ...more,
  });
  return service;
}

/** Waits until one is whole that was not before. */
const another = (pid: number | undefined) =>
  vi.waitFor(() => {
    const now = service?.pids[0];
    if (now === undefined || now === pid || !said.includes(`web: whole ${now}`))
      throw new Error('It is not there again');
    return now;
  }, PATIENCE);

describe('a supervised process', () => {
  it('is not started again, and says why, when it ends by itself before it was ever whole', async () => {
    const { stages } = start('process.send({ failed: { message: "The port is taken." } }, () => process.exit(1))');
    await expect(stages[0]).rejects.toThrow(/^The port is taken\.$/);
    expect([said, service?.pids]).toEqual([[], []]);
  });

  it('is started again when it is killed before it was whole, and prints one line', async () => {
    const { pids, stages } = start(`setTimeout(() => {${living()}}, 500)`);
    process.kill(pids[0] as number, 'SIGKILL');
    await stages[0];
    expect(restarts()).toEqual(['web: it ended unexpectedly and is started again (SIGKILL)']);
  });

  it('is started later each time it dies, with its last error', async () => {
    await start(
      living(
        'console.error("Error: the first"); console.error("Error: no database"); setTimeout(() => process.exit(3), 50)',
      ),
    ).stages[0];
    await vi.waitFor(() => expect(restarts().length).toBeGreaterThan(4), PATIENCE);
    const pauses = ['', ' in 0.01 s', ' in 0.02 s', ' in 0.04 s', ' in 0.04 s'];
    expect(restarts().slice(0, 5)).toEqual(
      pauses.map((pause) => `web: it ended unexpectedly and is started again${pause} (Error: no database)`),
    );
  });
  const restarts = () => said.filter((line) => line.includes('started again'));

  it('is started again at once when it was whole for a while', async () => {
    const { stages } = start(living(), { timing: { ...TIMING, steadyMs: 0 } });
    await stages[0];
    for (let pid = service?.pids[0] as number, kills = 0; kills < 3; kills++) {
      process.kill(pid, 'SIGKILL');
      pid = await another(pid);
    }
    expect(new Set(restarts())).toEqual(new Set(['web: it ended unexpectedly and is started again (SIGKILL)']));
  });

  it('is replaced, with all that it had started, when it hangs', async () => {
    const child = `const { pid } = require('node:child_process').spawn('sleep', ['600']); console.log('child ' + pid);`;
    const { stages, pids } = start(living(child), { timing: { ...TIMING, wholePatienceMs: 1500 } });
    await stages[0];
    const childPid = await vi.waitFor(() => Number(/child (\d+)/.exec(said.join())?.[1] ?? fail()), PATIENCE);
    process.kill(pids[0] as number, 'SIGSTOP');
    await another(pids[0]);
    expect(said).toContain('web: it ended unexpectedly and is started again (it hung)');
    await vi.waitFor(() => expect(() => process.kill(childPid, 0)).toThrow(), PATIENCE);
  });
  function fail(): never {
    throw new Error('Nothing was said');
  }

  it('is replaced later each time when each process loops at once', async () => {
    const timing = { ...TIMING, wholePatienceMs: 500 };
    await start(living('setTimeout(() => { for (;;); }, 1)'), { timing }).stages[0];
    await vi.waitFor(() => expect(restarts().length).toBeGreaterThan(2), PATIENCE);
    const pauses = ['', ' in 0.01 s', ' in 0.02 s'];
    expect(restarts().slice(0, 3)).toEqual(
      pauses.map((pause) => `web: it ended unexpectedly and is started again${pause} (it hung)`),
    );
  });

  it('ends what a process had started when that process is killed', async () => {
    const child = `const { pid } = require('node:child_process').spawn('sleep', ['600']); console.log('child ' + pid);`;
    const { stages, pids } = start(living(child));
    await stages[0];
    const childPid = await vi.waitFor(() => Number(/child (\d+)/.exec(said.join())?.[1] ?? fail()), PATIENCE);
    process.kill(pids[0] as number, 'SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(childPid, 0)).toThrow(), PATIENCE);
  });

  it('ends the old process when the new one is whole, when renewed side by side', async () => {
    const { stages } = start(living());
    await stages[0];
    const old = service?.pids[0] as number;
    await service?.renew({ isSideBySide: true });
    expect(service?.pids).not.toContain(old);
    expect(service?.pids).toHaveLength(1);
    expect(restarts()).toEqual([]);
  });

  it('ends a process that hangs when it is stopped', async () => {
    const { stages, pids } = start(living(), { timing: { ...TIMING, stopMs: 100 } });
    await stages[0];
    process.kill(pids[0] as number, 'SIGSTOP');
    await service?.stop();
    expect(() => process.kill(pids[0] as number, 0)).toThrow();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@common-ground/api/platform/log/log.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Service, type ServiceOptions } from './Service.ts';

const living = (then = '') => `
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => process.send({ beat: true }), 100);
  process.send({ ready: true }, () => console.log('whole ' + process.pid));
  ${then}`;
const PATIENCE = { timeout: 120_000, interval: 20 };
const TIMING = { laterMs: 10, maxPauseMs: 40, steadyMs: 60_000 };

let service: Service | undefined;
let ready: Promise<void>;
let said: string[];
afterEach(async () => {
  await service?.stop();
  vi.restoreAllMocks();
});

function start(script: string, more: Partial<ServiceOptions> = {}): number {
  said = [];
  vi.spyOn(log, 'error').mockReset().mockReturnValue();
  service = new Service({
    name: 'web',
    command: [process.execPath, '-e', script],
    env: {},
    timing: TIMING,
    writeLine: ({ name, text }) => void said.push(`${name}: ${text}`),
    ...more,
  });
  ready = service.start();
  return service.pid as number;
}

const another = (pid: number | undefined) =>
  vi.waitFor(() => {
    const now = service?.pid;
    if (now === undefined || now === pid || !said.includes(`web: whole ${now}`))
      throw new Error('It is not there again');
    return now;
  }, PATIENCE);

describe('supervised process', () => {
  it('is not restarted when it ends by itself before it was ever ready, and gives its reason', async () => {
    start('process.send({ failed: { message: "The port is taken." } }, () => process.exit(1))');
    await expect(ready).rejects.toThrow(/^The port is taken\.$/);
    expect([said, service?.pid]).toEqual([[], undefined]);
  });

  it('is restarted when killed before it was ready, and prints one line', async () => {
    process.kill(start(`setTimeout(() => {${living()}}, 500)`), 'SIGKILL');
    await ready;
    expect(restarts()).toEqual(['web ended by SIGKILL after … s, restarting']);
  });

  it('is restarted after a longer pause each time it fails, and prints the reason that it gave', async () => {
    start(living('process.send({ failed: { message: "no database" } }, () => setTimeout(() => process.exit(3), 50))'));
    await ready;
    await vi.waitFor(() => expect(restarts().length).toBeGreaterThan(4), PATIENCE);
    const pauses = ['', ' in 0.01 s', ' in 0.02 s', ' in 0.04 s', ' in 0.04 s'];
    expect(restarts().slice(0, 5)).toEqual(
      pauses.map((pause) => `web ended with code 3 after … s (last error: no database), restarting${pause}`),
    );
  });
  /** Returns the logged lines about restarts, without the seconds that the process ran or was silent. */
  const restarts = () =>
    vi.mocked(log.error).mock.calls.map(([, line]) => String(line).replace(/(after|beat for) [\d.]+ s/g, '$1 … s'));

  it('is restarted with a line that has the last error of its log, and facts as fields', async () => {
    const event = JSON.stringify({ level: 'error', message: 'mails were not delivered', code: 'ECONNREFUSED' });
    start(living(`console.log('${event}'); setTimeout(() => process.exit(4), 200)`));
    await ready;
    await vi.waitFor(() => expect(restarts().length).toBeGreaterThan(0), PATIENCE);
    expect(restarts()[0]).toBe(
      'web ended with code 4 after … s (last error: mails were not delivered: ECONNREFUSED), restarting',
    );
    const [facts] = vi.mocked(log.error).mock.calls[0] ?? [];
    expect(facts).toEqual({ service: 'web', exit_code: 4, ran_s: expect.any(Number) });
  });

  it('is restarted at once when it was ready for a while', async () => {
    let pid = start(living(), { timing: { ...TIMING, steadyMs: 0 } });
    await ready;
    for (let kills = 0; kills < 3; kills++) {
      process.kill(pid, 'SIGKILL');
      pid = await another(pid);
    }
    expect(new Set(restarts())).toEqual(new Set(['web ended by SIGKILL after … s, restarting']));
  });

  it('is left alone while it sends beats, and replaced with its children when it hangs', async () => {
    const child = `const { pid } = require('node:child_process').spawn('sleep', ['600']); console.log('child ' + pid);`;
    const pid = start(living(child), { timing: { ...TIMING, patienceMs: 1500 } });
    await ready;
    const childPid = await vi.waitFor(() => Number(/child (\d+)/.exec(said.join())?.[1] ?? fail()), PATIENCE);
    await wait(2500);
    expect(restarts()).toEqual([]);
    process.kill(pid, 'SIGSTOP');
    await another(pid);
    expect(restarts()).toEqual(['web sent no beat for … s and was killed after … s, restarting']);
    await vi.waitFor(() => expect(() => process.kill(childPid, 0)).toThrow(), PATIENCE);
  });
  function fail(): never {
    throw new Error('Nothing was said');
  }

  it('is replaced after a longer pause each time when each process hangs at once', async () => {
    start(living('setTimeout(() => { for (;;); }, 1)'), { timing: { ...TIMING, patienceMs: 500 } });
    await ready;
    await vi.waitFor(() => expect(restarts().length).toBeGreaterThan(2), PATIENCE);
    const pauses = ['', ' in 0.01 s', ' in 0.02 s'];
    expect(restarts().slice(0, 3)).toEqual(
      pauses.map((pause) => `web sent no beat for … s and was killed after … s, restarting${pause}`),
    );
  });

  it('has its children ended when it is killed', async () => {
    const child = `const { pid } = require('node:child_process').spawn('sleep', ['600']); console.log('child ' + pid);`;
    const pid = start(living(child));
    await ready;
    const childPid = await vi.waitFor(() => Number(/child (\d+)/.exec(said.join())?.[1] ?? fail()), PATIENCE);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(childPid, 0)).toThrow(), PATIENCE);
  });

  it('is another process after `stop` and `start`', async () => {
    const old = start(living());
    await ready;
    await service?.stop({ isHurried: false });
    expect(() => process.kill(old, 0)).toThrow();
    await service?.start();
    expect(service?.pid).not.toBe(old);
    expect(restarts()).toEqual([]);
  });

  it('is restarted when a later process cannot start', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-lives-'));
    const countLives = `const fs = require('node:fs'); const lives = fs.readdirSync('${folder}').length;
      fs.writeFileSync('${folder}/' + lives, '');`;
    const pid = start(`${countLives} if (lives === 1) process.exit(3); ${living()}`);
    await ready;
    process.kill(pid, 'SIGKILL');
    await another(pid);
    expect(restarts()).toEqual([
      'web ended by SIGKILL after … s, restarting',
      'web ended with code 3 after … s, restarting in 0.01 s',
    ]);
    rmSync(folder, { recursive: true });
  });

  it('is killed when it hangs during `stop`', async () => {
    const pid = start(living(), { timing: { ...TIMING, stopMs: 100 } });
    await ready;
    process.kill(pid, 'SIGSTOP');
    await service?.stop();
    expect(() => process.kill(pid, 0)).toThrow();
  });
});

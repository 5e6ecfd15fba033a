import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimFolder } from './claimFolder.ts';
import { DataFolder } from './DataFolder.ts';
import { lookAtDatabase } from './database.ts';
import { findFreePort, holdPort } from './ports.ts';
import { explain, StartError } from './StartError.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the data folder', () => {
  it('makes its secrets once, for the owner alone to read', () => {
    const secrets = new DataFolder(folder).secrets();
    expect(new DataFolder(folder).secrets()).toEqual(secrets);
    expect(secrets.payloadSecret.length).toBeGreaterThanOrEqual(64);
    expect(secrets.demoPassword).toMatch(/^[a-z]+-[a-z]+-[a-z]+-[a-z]+-\d+$/);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('takes a note it cannot read for no note', () => {
    writeFileSync(path.join(folder, 'running.json'), '{"supervisor":');
    expect(new DataFolder(folder).running()).toBeNull();
  });

  it('is free when those who used it are gone, and programs of others that have their numbers now are left alone', async () => {
    const other = spawn('sleep', ['60']);
    const [data, pid] = [new DataFolder(folder), other.pid ?? 0];
    data.noteRunning({ supervisor: pid, children: [pid] });
    mkdirSync(data.locks);
    writeFileSync(path.join(data.locks, String(pid)), '');
    await claimFolder(data);
    expect(data.running()).toEqual({ supervisor: process.pid, children: [] });
    expect([other.exitCode, other.signalCode]).toEqual([null, null]);
    other.kill();
  });

  it('is refused while another holds it, with who does, however that is called', async () => {
    const data = new DataFolder(folder);
    const { pid, kill } = await holder(() => data.lock);
    data.noteRunning({ supervisor: pid, children: [] });
    await expect(claimFolder(data)).rejects.toThrow(new RegExp(`^Already running in .+ \\(process ${pid}\\)`));
    await kill();
    await claimFolder(data);
  });

  it('is free after those that a killed start has left were ended', async () => {
    const data = new DataFolder(folder);
    mkdirSync(data.locks);
    const left = await holder((pid) => path.join(data.locks, String(pid)));
    await claimFolder(data);
    // The process is gone before its parent here hears of it.
    await vi.waitFor(() => expect(left.child.signalCode).toBe('SIGTERM'));
    expect(readdirSync(data.locks)).toEqual([]);
  });
});

/** A process that holds a lock, as ours do. */
async function holder(fileOf: (pid: number) => string) {
  const script = `import { takeLock } from ${JSON.stringify(path.join(import.meta.dirname, 'fileLock.ts'))};
    process.once('message', (file) => process.send(takeLock(file)));
    setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const pid = child.pid ?? 0;
  child.send(fileOf(pid));
  expect(await once(child, 'message')).toEqual([true, undefined]);
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { child, pid, kill };
}

describe('ports', () => {
  it('are refused when something listens there', async () => {
    const server = net.createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as net.AddressInfo;
    await expect(holdPort(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is in use. Stop what uses it, or choose another with PORT=${port + 1}.`,
    );
    server.close();
  });

  it('are free when they are found', async () => {
    (await holdPort(await findFreePort(), '127.0.0.1')).close();
  });

  it('are refused at an address that is not here', async () => {
    await expect(holdPort(1234, '192.0.2.1')).rejects.toThrow('HOST: 192.0.2.1 is no address of this machine.');
  });
});

it('a database that does not answer is told apart from one that is not known', async () => {
  await expect(lookAtDatabase('postgres://a:b@127.0.0.1:1/c')).rejects.toThrow(
    'DATABASE_URL: nothing answers at 127.0.0.1:1. Is PostgreSQL running there?',
  );
  await expect(lookAtDatabase('postgres://a:secret@nowhere.invalid/c')).rejects.toThrow(
    'DATABASE_URL: the host nowhere.invalid is not known.',
  );
});

it.each([
  [
    new Error('ENOSPC: no space left on device, write'),
    /^The disk is full: free some space for \/data, then start again\. Nothing was lost\.$/,
  ],
  [new Error("EACCES: permission denied, mkdir '/data'"), /^Not allowed to write: .* Check who owns \/data\.$/],
  [new StartError('Port 80 is in use.'), /^Port 80 is in use\.$/],
])('explains "%s" in one line', (error, line) => {
  expect(explain(error, { dataDir: '/data' })).toMatch(line);
});

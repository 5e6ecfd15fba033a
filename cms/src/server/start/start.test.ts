import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimFolder } from './claimFolder.ts';
import { DataFolder } from './DataFolder.ts';
import { lookAtDatabase } from './database.ts';
import { demandFreePort, findFreePort } from './ports.ts';
import { explain, StartError } from './StartError.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const GONE = 2 ** 22 + 1;

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

  it('is free when those who used it are gone', async () => {
    const data = new DataFolder(folder);
    data.noteRunning({ supervisor: GONE, children: [GONE + 1] });
    await claimFolder(data);
    expect(data.running()).toEqual({ supervisor: process.pid, children: [] });
  });

  it('is free when their numbers belong to programs of others now, and those are left alone', async () => {
    const other = spawn('sleep', ['60']);
    const data = new DataFolder(folder);
    data.noteRunning({ supervisor: other.pid ?? 0, children: [other.pid ?? 0] });
    await claimFolder(data);
    expect(other.exitCode).toBeNull();
    expect(other.signalCode).toBeNull();
    other.kill();
  });

  it.each(['start', 'dev'])('is refused while %s uses it, with who does', async (name) => {
    const script = path.join(folder, `scripts/${name}.ts`);
    mkdirSync(path.dirname(script), { recursive: true });
    writeFileSync(script, 'setInterval(() => {}, 1000)');
    const running = spawn(process.execPath, [script]);
    await new Promise((resolve) => running.once('spawn', resolve));
    const data = new DataFolder(folder);
    data.noteRunning({ supervisor: running.pid ?? 0, children: [] });
    await expect(claimFolder(data)).rejects.toThrow(new RegExp(`^Already running in .+ \\(process ${running.pid}\\)`));
    running.kill();
  });
});

describe('ports', () => {
  it('are refused when something listens there', async () => {
    const server = net.createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as net.AddressInfo;
    await expect(demandFreePort(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is in use. Stop what uses it, or choose another with PORT=${port + 1}.`,
    );
    server.close();
  });

  it('are free when they are found', async () => {
    await demandFreePort(await findFreePort(), '127.0.0.1');
  });

  it('are refused at an address that is not here', async () => {
    await expect(demandFreePort(1234, '192.0.2.1')).rejects.toThrow('HOST: 192.0.2.1 is no address of this machine.');
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

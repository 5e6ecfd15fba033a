import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolder } from './DataFolder.ts';
import { lookAtDatabase } from './database.ts';
import { endAll, FOLDER_MARK, findMarked, trySignal } from './endProcesses.ts';
import { findFreePort, holdPort } from './ports.ts';
import { explain, StartError } from './StartError.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-data-'));
});
afterEach(() => {
  delete process.env[FOLDER_MARK];
  rmSync(folder, { recursive: true, force: true });
});

describe('DataFolder', () => {
  it('creates its secrets once, readable by the owner only', () => {
    const secrets = new DataFolder(folder).secrets();
    expect(new DataFolder(folder).secrets()).toEqual(secrets);
    expect(secrets.payloadSecret.length).toBeGreaterThanOrEqual(64);
    expect(secrets.demoPassword).toMatch(/^[0-9a-f]{12}$/);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('stores a chosen demo password beside the other secrets', () => {
    const secrets = new DataFolder(folder).secrets();
    const chosen = { ...secrets, demoPassword: 'chosen password' };
    expect(new DataFolder(folder).secrets('chosen password')).toEqual(chosen);
    expect(new DataFolder(folder).secrets()).toEqual(chosen);
  });

  it('can be claimed when its files name processes of others, and leaves those alone', async () => {
    const other = spawn('sleep', ['60'], { argv0: `postgres -D ${folder}/postgres` });
    const data = new DataFolder(folder);
    mkdirSync(data.at('postgres'));
    const note = data.at('postgres', 'postmaster.pid');
    writeFileSync(note, String(other.pid));
    const running = path.join(folder, 'running.json');
    writeFileSync(running, JSON.stringify({ supervisor: other.pid }));
    await data.claim();
    expect(JSON.parse(readFileSync(running, 'utf8'))).toEqual({ supervisor: process.pid });
    expect([other.exitCode, other.signalCode, existsSync(note)]).toEqual([null, null, false]);
    other.kill();
  });

  it('stores the address of the site when it is claimed', async () => {
    const data = new DataFolder(folder);
    expect(data.findSiteUrl()).toBeUndefined();
    await data.claim('http://a.example:4400');
    expect(JSON.parse(readFileSync(data.at('running.json'), 'utf8')).siteUrl).toBe('http://a.example:4400');
  });

  it('names the process and site that have its lock, and cannot be claimed meanwhile', async () => {
    const holder = await startHolder();
    const running = { supervisor: holder.pid, siteUrl: 'http://a.example:4400' };
    writeFileSync(path.join(folder, 'running.json'), JSON.stringify(running));
    expect(new DataFolder(folder).findSupervisor()).toBe(holder.pid);
    expect(new DataFolder(folder).findSiteUrl()).toBe('http://a.example:4400');
    await expect(new DataFolder(folder).claim()).rejects.toThrow(
      `Already running in ${folder} (process ${holder.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
    await holder.kill();
    await new DataFolder(folder).claim();
  });

  it('can be claimed after it was found without a supervisor', async () => {
    const data = new DataFolder(folder);
    expect(data.findSupervisor()).toBeNull();
    await data.claim();
    expect(new DataFolder(folder).findSupervisor()).toBe(process.pid);
  });

  it.skipIf(process.platform !== 'linux')(
    'ends processes that a killed start left, and kills those that hang',
    async () => {
      const env = { ...process.env, [FOLDER_MARK]: folder };
      const [left, hung] = [spawn('sleep', ['60'], { env }), spawn('sleep', ['60'], { env })];
      const other = spawn('sleep', ['60'], { env: { ...env, [FOLDER_MARK]: `${folder}-2` } });
      hung.kill('SIGSTOP');
      // A process that is not stopped yet would end at the first signal.
      await vi.waitFor(() => expect(readFileSync(`/proc/${hung.pid}/stat`, 'utf8')).toMatch(/\) T /));
      await endAll(findMarked(folder), 500);
      expect([left, hung].filter(({ pid }) => trySignal(pid ?? 0, 0))).toEqual([]);
      await vi.waitFor(() => expect([left.signalCode, hung.signalCode]).toEqual(['SIGINT', 'SIGKILL']));
      expect([other.exitCode, other.signalCode]).toEqual([null, null]);
      other.kill();
    },
  );
});

async function startHolder() {
  const script = `import { takeLock } from ${JSON.stringify(path.join(import.meta.dirname, 'fileLock.ts'))};
    process.send(takeLock(${JSON.stringify(path.join(folder, 'lock'))}) !== null);
    setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  expect(await once(child, 'message')).toEqual([true, undefined]);
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { pid: child.pid ?? 0, kill };
}

describe('port', () => {
  it('is rejected when something listens on it', async () => {
    const server = net.createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as net.AddressInfo;
    await expect(holdPort(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is in use. Stop what uses it, or choose another with PORT=${port + 1}.`,
    );
    server.close();
  });

  it('is free when found by findFreePort', async () => {
    (await holdPort(await findFreePort(), '127.0.0.1')).close();
  });

  it('is rejected at an address of another machine', async () => {
    await expect(holdPort(1234, '192.0.2.1')).rejects.toThrow('HOST: 192.0.2.1 is no address of this machine.');
  });
});

it('explains why a database cannot be reached', async () => {
  await expect(lookAtDatabase('postgres://a:b@127.0.0.1:1/c')).rejects.toThrow(
    'DATABASE_URL: cannot connect to 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1)',
  );
  // Node's error when every address of a name refuses the connection.
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  vi.spyOn(pg.Client.prototype, 'connect').mockRejectedValueOnce(refused);
  await expect(lookAtDatabase('postgres://a:b@localhost:1/c')).rejects.toThrow(
    'DATABASE_URL: cannot connect to localhost:1 (ECONNREFUSED)',
  );
  const unsupported = new Error('unsupported startup parameter: options');
  vi.spyOn(pg.Client.prototype, 'connect').mockRejectedValueOnce(unsupported);
  await expect(lookAtDatabase('postgres://a:b@pool:6432/c')).rejects.toThrow(
    /^DATABASE_URL: .*\. A connection pool answers there: set DATABASE_DIRECT_URL to/,
  );
  await expect(lookAtDatabase('postgres://a:secret@nowhere.invalid/c')).rejects.toThrow(
    /^DATABASE_URL: cannot connect to nowhere\.invalid \(getaddrinfo \w+ nowhere\.invalid\)$/,
  );
});

it.each([
  [
    new Error('ENOSPC: no space left on device, write'),
    /^The disk is full: free some space for \/data, then start again\. Nothing was lost\.$/,
  ],
  [new Error("EACCES: permission denied, mkdir '/data'"), /^Not allowed to write: .* Check who owns \/data\.$/],
  [
    new Error("ENOENT: no such file or directory, mkdir '/data/b'"),
    /^Not allowed to write: .* Check who owns \/data\.$/,
  ],
  [new StartError('Port 80 is in use.'), /^Port 80 is in use\.$/],
])('explains "%s" in one line', (error, line) => {
  expect(explain(error, { dataDir: '/data' })).toMatch(line);
});

import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishRelease } from '../../publisher/releases.ts';
import { StaticTree } from '../../publisher/StaticTree.ts';

let root: string;
let tree: StaticTree;
let gateways: { child: ChildProcess; port: number }[];
const agent = new http.Agent({ keepAlive: true });
const release = (name: string) => ({ root, release: name, folder: path.join(root, 'releases', name) });

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'common-ground-gateways-'));
  await mkdir(release('one').folder, { recursive: true });
  tree = new StaticTree(release('one').folder);
  await publishRelease(release('one'));
  gateways = await Promise.all([startGateway(), startGateway()]);
});
afterAll(async () => {
  for (const { child } of gateways) child.disconnect();
  agent.destroy();
  await rm(root, { recursive: true });
});

async function startGateway(): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(import.meta.dirname, 'testing/gatewayProcess.ts'), [root], {
    execArgv: ['--no-warnings'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (said) => resolve(said as number));
    child.once('exit', () => reject(new Error('The gateway did not start')));
  });
  return { child, port };
}

type Answer = { status: number | undefined; version: number };

function ask(port: number, address: string, encoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    const asked = http.get({ port, host: '127.0.0.1', path: address, headers, agent }, async (response) => {
      const sent = Buffer.concat(await response.toArray());
      const html = String(response.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent);
      const [, first, last] = /^<p>(\d+)<\/p>.*<p>(\d+)<\/p>$/.exec(html) ?? [];
      expect(first).toBe(last);
      resolve({ status: response.statusCode, version: Number(first) });
    });
    asked.on('error', reject);
  });
}

const page = (version: number) =>
  Buffer.from(`<p>${version}</p>${'something long enough '.repeat(100)}<p>${version}</p>`);
const askBoth = (address: string, encoding?: string) =>
  Promise.all(gateways.map(({ port }) => ask(port, address, encoding)));

it('serves a replaced page at the next request, in both gateways', async () => {
  for (let version = 1; version <= 400; version++) {
    await tree.write('/condition/1', page(version));
    const answers = await askBoth('/condition/1', version % 2 ? 'br' : 'identity');
    expect(answers).toEqual([
      { status: 200, version },
      { status: 200, version },
    ]);
  }
});

it('never serves a version older than the one in place when the request was sent', async () => {
  let inPlace = 1;
  await tree.write('/condition/2', page(inPlace));
  let isPublishing = true;
  const readers = Array.from({ length: 16 }, async (_, place) => {
    let asked = 0;
    for (; isPublishing; asked++) {
      const before = inPlace;
      const { version } = await ask(gateways[place % 2]?.port ?? 0, '/condition/2', place % 4 ? 'br' : 'identity');
      expect(version).toBeGreaterThanOrEqual(before);
    }
    return asked;
  });
  for (let version = 2; version <= 150; version++) {
    await tree.write('/condition/2', page(version));
    inPlace = version;
    // Waits now and then, so that requests meet files at every point of their replacement.
    if (version % 3 === 0) await ask(gateways[version % 2]?.port ?? 0, '/condition/2');
  }
  isPublishing = false;
  for (const asked of await Promise.all(readers)) expect(asked).toBeGreaterThan(1);
});

it('stops serving a deleted page, and serves another release, at the next request', async () => {
  await tree.write('/404', page(404));
  await tree.write('/condition/3', page(1));
  expect((await askBoth('/condition/3')).map(({ status }) => status)).toEqual([200, 200]);
  await tree.remove('/condition/3');
  expect((await askBoth('/condition/3')).map(({ status }) => status)).toEqual([404, 404]);
  await new StaticTree(release('two').folder).write('/condition/2', page(2000));
  await publishRelease(release('two'));
  expect((await askBoth('/condition/2')).map(({ version }) => version)).toEqual([2000, 2000]);
});

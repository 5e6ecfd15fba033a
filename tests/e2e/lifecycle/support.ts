import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { demoPassword, isAlive, ofProcess, type Product, readProcesses, toPagesFolder } from '../../support/product.ts';
import { publishTexts } from '../../support/publishTexts.ts';

export async function publishSummary(product: Product, id: number, summary: string): Promise<void> {
  const password = demoPassword(product.dataDir);
  await publishTexts({ origin: product.url, password }, id, { summary });
}

/** Returns a page over HTTP. Asserts that it equals the file before or after the request. */
export async function readPage(product: Product, id: number): Promise<string> {
  const onDisk = () => readFileSync(path.join(toPagesFolder(product.dataDir), `condition/${id}.html`), 'utf8');
  const before = onDisk();
  const html = await (await fetch(`${product.url}/condition/${id}`)).text();
  expect([before, onDisk()]).toContain(html);
  return html;
}

export type Host = 'postgres' | 'publisher' | 'web' | 'cms';

/** Returns the id of the process that runs this program. Throws when there is none. */
export function findProcess(product: Product, host: Host): number {
  const runs = (pid: number) => ofProcess(pid, 'cmdline').search(new RegExp(`/server/${host}\\.[jt]s`)) > 0;
  const pid = readProcesses(product.dataDir).children.find(runs);
  if (!pid) throw new Error(`There is no ${host} to kill`);
  return pid;
}

/** Waits until the health check, the API and the CMS respond with 200. */
export async function expectUp(product: Product): Promise<void> {
  const status = async (path: string) => (await fetch(product.url + path).catch(() => null))?.status;
  for (const path of ['/api/health', '/api/conditions', '/cms/login'])
    await expect.poll(() => status(path), { message: path }).toBe(200);
}

/** Waits until everything responds, then publishes a text and waits for its page. */
export async function expectPublished(product: Product, summary: string): Promise<void> {
  await expectUp(product);
  await publishSummary(product, 1, summary);
  await expect.poll(() => readPage(product, 1)).toContain(summary);
}

const sessions = new Map<string, string>();

/** Calls the CMS API as administrator. */
export async function askCms(
  product: Product,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: product.url, cookie: await fetchCookie(product) };
  return fetch(`${product.url}/cms/api${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
}

async function fetchCookie({ url, dataDir }: Product): Promise<string> {
  const known = sessions.get(url);
  if (known) return known;
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'admin@example.org', password: demoPassword(dataDir) }),
  });
  if (!login.ok) throw new Error(`signing in: ${login.status}`);
  const cookie = login.headers.getSetCookie().find((one) => one.startsWith('desk-key=')) ?? '';
  const [named = ''] = cookie.split(';');
  sessions.set(url, named);
  return named;
}

/** Kills every process of an installation, as a power cut would. */
export async function killEverything(product: Product): Promise<void> {
  const { supervisor, children, postgres } = readProcesses(product.dataDir);
  for (const pid of [supervisor, ...children, postgres]) kill(pid);
  await product.ended;
  await expect.poll(() => [supervisor, ...children, postgres].filter(isAlive)).toEqual([]);
}

export async function killSupervisor(product: Product): Promise<void> {
  product.process.kill('SIGKILL');
  await product.ended;
}

/** Asserts that the output has one line that matches, apart from progress lines, and no stack trace. */
export function expectOneClearLine(output: string, pattern: RegExp): void {
  const said = output.split('\n').filter((line) => line.trim() !== '' && !/^ {2}\S.* (…|\d+\.\d s)$/.test(line));
  expect(said, output).toHaveLength(1);
  expect(said[0]).toMatch(pattern);
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended with its parent.
  }
}

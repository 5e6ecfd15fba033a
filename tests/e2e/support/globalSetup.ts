import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort, holdPort } from '@common-ground/cms/src/server/start/ports.ts';
import { demoPassword, isAlive, newDataFolder, PORT_FILE, readProcesses, startProduct } from '../../support/product.ts';

/** Returns the installation that the lifecycle tests of this run have left, or else an empty folder and a free port. */
async function findInstallation(): Promise<{ dataDir: string; port: number }> {
  const { TEST_FIRST_START: dataDir } = process.env;
  const file = path.join(dataDir ?? '', PORT_FILE);
  if (!dataDir || !existsSync(file)) return { dataDir: await newDataFolder(), port: await findFreePort() };
  const port = Number(readFileSync(file, 'utf8'));
  const isFree = await holdPort(port, '127.0.0.1').then(
    (held) => {
      held.close();
      return true;
    },
    () => false,
  );
  return { dataDir, port: isFree ? port : await findFreePort() };
}

/**
 * Starts the product once for all suites and returns when it serves pages; the CMS starts meanwhile. The returned
 * teardown asserts that Ctrl-C leaves no process.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // E2E_URL names an installation that runs already, on which a suite can be repeated.
  if (process.env.E2E_URL) return undefined;
  const { dataDir, port } = await findInstallation();
  const product = await startProduct({ dataDir, port, env: { TRUSTED_PROXIES: '1' } });
  await product.reading;
  process.env.E2E_URL = product.url;
  process.env.E2E_DATA_DIR = product.dataDir;
  process.env.E2E_PASSWORD = demoPassword(product.dataDir);
  let hasEnded = false;
  void product.ended.then(() => {
    hasEnded = true;
  });
  return async () => {
    if (hasEnded) throw new Error(`It ended before its tests did:\n${product.output()}`);
    const { supervisor, children, postgres } = readProcesses(product.dataDir);
    const { code, output } = await product.interrupt();
    const left = [supervisor, ...children, postgres].filter(isAlive);
    if (code !== 0 || left.length > 0)
      throw new Error(`Ctrl-C ended with code ${code} and left ${left.length} processes:\n${output}`);
    // Prints unexpected restarts, because one may be the reason of a failed test.
    for (const line of output.split('\n').filter((text) => text.includes('ended unexpectedly')))
      console.log(line.trim());
    await rm(product.dataDir, { recursive: true });
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort, holdPort } from '@common-ground/cms/src/server/start/ports.ts';
import { demoPassword, isAlive, newDataFolder, PORT_FILE, processesOf, startProduct } from '../../support/product.ts';

/** Returns the installation that the lifecycle tests of the same run have left, or a new one where these tests run alone. */
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
 * Starts what `npm start` starts, once for all suites, which begin when readers are served: the CMS comes up meanwhile (see
 * signIn). Afterwards Ctrl-C must leave nothing behind.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // For trying one suite again and again: an installation that runs already.
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
    const { supervisor, children, postgres } = processesOf(product.dataDir);
    const { code, output } = await product.interrupt();
    const left = [supervisor, ...children, postgres].filter(isAlive);
    if (code !== 0 || left.length > 0)
      throw new Error(`Ctrl-C ended with code ${code} and left ${left.length} processes:\n${output}`);
    // A test that failed meanwhile may have met one of these.
    for (const line of output.split('\n').filter((text) => text.includes('ended unexpectedly')))
      console.log(line.trim());
    await rm(product.dataDir, { recursive: true });
  };
}

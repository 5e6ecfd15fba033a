import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import { newDataFolder, PORT_FILE, type Product, startProduct } from '../../support/product.ts';
import { type SmallDisk, smallDisk } from './smallDisk.ts';

/** The installation that these tests start, stop and kill, one after the other. */
export let disk: SmallDisk;
export let dataDir: string;
export let product: Product | undefined;
// All starts use one port: the address is in the pages, so another port would render them all again.
let port: number;

export async function prepare(): Promise<void> {
  disk = smallDisk(await newDataFolder(), '900m');
  dataDir = disk.folder;
  port = await findFreePort();
}

export async function start(env: Record<string, string> = {}): Promise<Product> {
  product = await startProduct({ dataDir, port, env });
  await product.running;
  return product;
}

/** Leaves a copy of the stopped installation to the browser tests of the same run, which then need no first start. */
export function handOver(): void {
  const { TEST_FIRST_START: folder } = process.env;
  if (!folder) return;
  // `-a` keeps the owners of the files: PostgreSQL runs as another user when root starts the product.
  spawnSync('cp', ['-a', dataDir, folder]);
  writeFileSync(path.join(folder, PORT_FILE), String(port));
}

export async function remove(): Promise<void> {
  await product?.interrupt();
  disk?.remove();
}

import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import { newDataFolder, type Product, startProduct } from '../../support/product.ts';
import { type SmallDisk, smallDisk } from './smallDisk.ts';

/** The one installation that these tests start, stop and kill, one after the other. */
export let disk: SmallDisk;
export let dataDir: string;
export let product: Product | undefined;
// One port for all: the address stands in the pages, so another one would render them all again.
let port: number;

export async function prepare(): Promise<void> {
  disk = smallDisk(await newDataFolder(), '900m');
  dataDir = disk.folder;
  port = await findFreePort();
}

export async function start(): Promise<Product> {
  product = await startProduct({ dataDir, port });
  await product.running;
  return product;
}

export async function remove(): Promise<void> {
  await product?.interrupt();
  disk?.remove();
}

import { CACHES } from '@common-ground/site/src/session/offline/caches.ts';
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import { drawFirst } from '../../support/playwrightBase.ts';
import { SLOW_LINE } from '../search/typing.ts';

export type Visit = { bytes: number; requests: number; milliseconds: number };

/** As fast as this machine is; that there is none is then said for page and worker alike. */
const ANY_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** As Lighthouse has it for a middling phone. */
const SLOWER = 4;

/**
 * A page is opened and touched, which has the browser keep it, and opened again without a line. What the worker fetches
 * itself is not among the bytes: the page it fetches is one that the browser has.
 */
export async function measureSecondVisit(browser: Browser, url: string): Promise<{ first: Visit; second: Visit }> {
  const viewport = { width: 412, height: 823 };
  const { context, page, network } = await openSlowly(browser, url, { viewport, serviceWorkers: 'allow' });
  const touched = countFrom(network);
  const begun = performance.now();
  await page.locator('main').click({ position: { x: 1, y: 1 } });
  await page.evaluate(
    async ([name = '', path = '']) => {
      while (!(await (await caches.open(name)).match(path))) await new Promise((next) => setTimeout(next, 20));
    },
    [CACHES.read, new URL(url).pathname],
  );
  const milliseconds = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  const first = { ...touched(), milliseconds };

  await network.send('Network.emulateNetworkConditions', ANY_LINE);
  await context.setOffline(true);
  const again = countFrom(network);
  await page.goto(url, { waitUntil: 'load' });
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const second = { ...again(), milliseconds: (await paint.jsonValue()) ?? Number.NaN };
  await context.close();
  return { first, second };
}

/** A page that nobody has touched, over a slow line and with a slow processor. */
export async function openSlowly(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await drawFirst(await context.newPage());
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await network.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.goto(url, { waitUntil: 'networkidle' });
  return { context, page, network };
}

/** What comes over the line from now on; what the worker hands over from a cache is none of it. */
export function countFrom(network: CDPSession): () => Omit<Visit, 'milliseconds'> {
  const local = new Set<string>();
  let bytes = 0;
  let requests = 0;
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker || response.fromDiskCache) local.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (local.has(requestId)) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  return () => ({ bytes, requests });
}

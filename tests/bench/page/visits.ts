import { CACHES } from '@common-ground/site/src/session/offline/caches.ts';
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import { drawFirst } from '../../support/playwrightBase.ts';
import { SLOW_LINE } from '../search/typing.ts';

export type Visit = { bytes: number; requests: number; milliseconds: number };
type Transfer = {
  /** As the network stack counted them: compressed, with the headers. The icon is left out. */
  bytes: number;
  requests: number;
  /** Scripts and styles in files of their own. */
  externalFiles: number;
};

/** As fast as this machine is; that there is none is then said for page and worker alike. */
const ANY_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** As Lighthouse has it for a middling phone. */
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };
/** Long enough for what a page asks for when it is idle. */
const QUIET_MS = 1000;

/** Returns what comes over the wire at the first visit to a page, with nothing cached and nothing touched. */
export async function measureTransfer(browser: Browser, url: string): Promise<Transfer> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await drawFirst(await context.newPage());
  const network = await context.newCDPSession(page);
  const loaded = countFrom(network);
  await network.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return loaded();
}

/**
 * A page is opened and touched, which has the browser keep it, and opened again without a line. What the worker fetches
 * itself is not among the bytes: the page it fetches is one that the browser has.
 */
export async function measureSecondVisit(browser: Browser, url: string): Promise<{ first: Visit; second: Visit }> {
  const { context, page, network } = await openSlowly(browser, url, { viewport: PHONE, serviceWorkers: 'allow' });
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

/**
 * Counts what comes over the line from now on. The icon is left out, because the browser decides whether and when to ask
 * for it, and so is what the worker hands over from a cache.
 */
export function countFrom(network: CDPSession): () => Transfer {
  const types = new Map<string, string>();
  const counted: Transfer = { bytes: 0, requests: 0, externalFiles: 0 };
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isLocal = response.fromServiceWorker || response.fromDiskCache || !response.url.startsWith('http');
    if (!isLocal && !new URL(response.url).pathname.startsWith('/favicon.')) types.set(requestId, type);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (!type) return;
    counted.bytes += encodedDataLength;
    counted.requests += 1;
    if (type === 'Script' || type === 'Stylesheet') counted.externalFiles += 1;
  });
  return () => ({ ...counted });
}

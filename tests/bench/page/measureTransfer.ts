import type { Browser } from '@playwright/test';
import { renderFirstPage } from '../../support/playwrightBase.ts';

type Transfer = {
  /** Bytes that the network stack counted: compressed, with the headers. */
  bytes: number;
  requests: number;
  externalFiles: number;
};

const PHONE = { width: 412, height: 823 };
/** Long enough for the requests that a page makes when it is idle. */
const QUIET_MS = 1000;

/**
 * Measures the transfer of a first visit, with nothing cached and without input. The icon is left out, because the
 * browser decides whether and when to fetch it.
 */
export async function measureTransfer(browser: Browser, url: string): Promise<Transfer> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await renderFirstPage(await context.newPage());
  const network = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const counted: Transfer = { bytes: 0, requests: 0, externalFiles: 0 };
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http') && !new URL(response.url).pathname.startsWith('/favicon.'))
      types.set(requestId, type);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (!type) return;
    counted.bytes += encodedDataLength;
    counted.requests += 1;
    if (type === 'Script' || type === 'Stylesheet') counted.externalFiles += 1;
  });
  await network.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return counted;
}

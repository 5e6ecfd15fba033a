import type { Browser } from '@playwright/test';
import { drawFirst } from '../../support/playwrightBase.ts';

type Transfer = {
  /** As the network stack counted them: compressed, with the headers. The icon is not among them. */
  bytes: number;
  requests: number;
  /** Scripts and styles in files of their own that come before anybody touches anything. */
  externalFiles: number;
};

/** Long enough for what a page asks for when it is idle. */
const QUIET_MS = 1000;

/** What comes over the wire at the first visit to a page, with nothing kept from before and nothing touched. */
export async function measureTransfer(browser: Browser, url: string): Promise<Transfer> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await drawFirst(await context.newPage());
  const network = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const finished = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!isIcon(response.url) && response.url.startsWith('http')) types.set(requestId, type);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finished.set(requestId, encodedDataLength),
  );
  await network.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return {
    bytes: [...types.keys()].reduce((sum, id) => sum + (finished.get(id) ?? Number.NaN), 0),
    requests: types.size,
    externalFiles: [...types.values()].filter((type) => type === 'Script' || type === 'Stylesheet').length,
  };
}

/** Whether and when it is asked for is up to the browser, not to the page. */
function isIcon(url: string): boolean {
  return new URL(url).pathname.startsWith('/favicon.');
}

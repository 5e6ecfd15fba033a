import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { siteUrl } from './site.ts';

/** Of the site, as all that is tested, and nothing happens on it. */
const NOTHING = `${siteUrl}/robots.txt`;

/**
 * A window of the browser that is kept from test to test. Its pages are opened by one that stays, as a link opens a tab, and so
 * share the process of that one: a process for each test takes two thirds of a short test's processor time (decision 041).
 * Emptied it is as a new one: whoever is tested in it finds nothing of the test before.
 */
export class KeptWindow {
  readonly context: BrowserContext;
  #opener: Page;
  #tools: CDPSession;
  #isSpent = false;

  private constructor(opener: Page, tools: CDPSession) {
    this.context = opener.context();
    this.#opener = opener;
    this.#tools = tools;
    const spend = () => {
      this.#isSpent = true;
    };
    opener.on('crash', spend);
    for (const name of ['addInitScript', 'exposeBinding', 'exposeFunction'] as const) onCall(this.context, name, spend);
    for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const)
      onCall(this.context.clock, name, spend);
    Object.assign(this.context, { newPage: () => this.#newPage() });
  }

  static async open(browser: Browser): Promise<KeptWindow> {
    const context = await browser.newContext();
    const opener = await context.newPage();
    await opener.goto(NOTHING);
    return new KeptWindow(opener, await context.newCDPSession(opener));
  }

  async #newPage(): Promise<Page> {
    const [page] = await Promise.all([
      this.context.waitForEvent('page'),
      this.#opener.evaluate(() => void window.open('about:blank')),
    ]);
    return page;
  }

  /** Takes away what a test left in it; false when it left what cannot be taken away, and the window is closed. */
  async empty(): Promise<boolean> {
    const { context } = this;
    if (this.#isSpent) {
      await context.close();
      return false;
    }
    context.removeAllListeners('page');
    await Promise.all(context.pages().map((page) => page !== this.#opener && page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    // The process has it at hand as well.
    await this.#opener.evaluate(() => localStorage.clear());
    await this.#tools.send('Storage.clearDataForOrigin', { origin: siteUrl, storageTypes: 'all' });
    await this.#tools.send('Network.clearBrowserCache');
    // What the process has in memory goes when nothing may be kept.
    for (const cacheDisabled of [true, false]) await this.#tools.send('Network.setCacheDisabled', { cacheDisabled });
    return true;
  }
}

/** What a clock or a script does to the pages of a context, nothing undoes. */
function onCall<Owner extends object>(owner: Owner, name: keyof Owner & string, call: () => void): void {
  const done = (owner[name] as (...given: unknown[]) => unknown).bind(owner);
  Object.assign(owner, {
    [name](...given: unknown[]) {
      call();
      return done(...given);
    },
  });
}

import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { siteUrl } from './site.ts';

/** Address of the site without scripts: gives access to the site's storage, and runs nothing. */
const NOTHING = `${siteUrl}/robots.txt`;

/**
 * A browser window that tests use one after the other. A permanent page opens its tabs, which share that page's
 * process: a process for each test takes two thirds of a short test's processor time (decision 041). `empty` removes
 * everything that the previous test left.
 */
export class SharedWindow {
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

  static async open(browser: Browser): Promise<SharedWindow> {
    const context = await browser.newContext();
    const opener = await context.newPage();
    await opener.goto(NOTHING);
    return new SharedWindow(opener, await context.newCDPSession(opener));
  }

  async #newPage(): Promise<Page> {
    const [page] = await Promise.all([
      this.context.waitForEvent('page'),
      this.#opener.evaluate(() => void window.open('about:blank')),
    ]);
    return page;
  }

  /** Clears what a test left. Returns false, and closes the window, when something cannot be undone. */
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
    // The opener's process has its own copy of the storage.
    await this.#opener.evaluate(() => localStorage.clear());
    await this.#tools.send('Storage.clearDataForOrigin', { origin: siteUrl, storageTypes: 'all' });
    await this.#tools.send('Network.clearBrowserCache');
    // Disabling the cache for a moment also empties the memory cache of the process.
    for (const cacheDisabled of [true, false]) await this.#tools.send('Network.setCacheDisabled', { cacheDisabled });
    return true;
  }
}

/** Makes a method run `call` first. The callers mark the window as spent: added clocks and scripts stay in it. */
function onCall<Owner extends object>(owner: Owner, name: keyof Owner & string, call: () => void): void {
  const done = (owner[name] as (...given: unknown[]) => unknown).bind(owner);
  Object.assign(owner, {
    [name](...given: unknown[]) {
      call();
      return done(...given);
    },
  });
}

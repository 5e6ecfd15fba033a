import type { Browser, Page } from '@playwright/test';
import { countFrom, openSlowly, type Visit } from './visits.ts';

type Use = {
  name: string;
  /** What is pressed. */
  button: string;
  /** What says that it is there. */
  until: (page: Page) => Promise<unknown>;
};

/** On a phone the settings are behind the menu, which is HTML's own and costs nothing. */
const WIDE = { width: 1280, height: 823 };
const isSaved = () => /\d/.test(document.querySelector('.save-panel [role=status]')?.textContent ?? '');

const USES: Use[] = [
  {
    name: 'chat, to its field',
    button: '.chat-button',
    until: (page) => page.getByRole('dialog').getByRole('textbox').waitFor(),
  },
  {
    name: 'accessibility settings, to their first switch',
    button: '.settings-button',
    until: (page) => page.getByRole('dialog').getByRole('button').first().waitFor(),
  },
  {
    name: 'save for offline, to what it took',
    button: '.bookmark:has-text("Save for offline")',
    async until(page) {
      // Over a slow line the size is said first; the emulated line is none of which a browser would say so.
      await page.waitForFunction(isSaved, null, { timeout: 120_000 });
    },
  },
];

/** What each of them costs on a page that nobody has touched before, from the press on. */
export async function measureFirstUses(browser: Browser, url: string): Promise<({ name: string } & Visit)[]> {
  const measured: ({ name: string } & Visit)[] = [];
  for (const { name, button, until } of USES) {
    const { context, page, network } = await openSlowly(browser, url, { viewport: WIDE, serviceWorkers: 'block' });
    const used = countFrom(network);
    const begun = performance.now();
    await page.locator(button).first().click();
    await until(page);
    measured.push({ name, ...used(), milliseconds: performance.now() - begun });
    await context.close();
  }
  return measured;
}

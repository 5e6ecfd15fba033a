import type { Page } from '@playwright/test';
import { MOVING } from '../../support/playwrightBase.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { anotherToast, button, toasts, withToast } from '../support/toasts.ts';

test.use(MOVING);

test.describe('a swipe of a finger', () => {
  test.use({ hasTouch: true });

  test('dismisses a toast to the right beyond 50 pixels, and otherwise leaves it', async ({ page }) => {
    await withToast(page);
    const { x, y } = await middle(page);
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    const swipe = async (right: number) => {
      await touch('touchStart', x);
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (right * step) / 8);
      await touch('touchEnd');
    };
    for (const right of [45, -120]) {
      await swipe(right);
      await expect(toasts(page)).toHaveCount(1);
      await expect.poll(async () => Math.round((await middle(page)).x)).toBe(Math.round(x));
    }
    await swipe(70);
    await expect(toasts(page)).toHaveCount(0);
  });

  /** Returns a point on the title, where nothing can be pressed. */
  async function middle(page: Page) {
    const box = await page.locator('.toast-title').boundingBox();
    if (!box) throw new Error('There is no toast.');
    return { x: box.x + 20, y: box.y + box.height / 2 };
  }
});

test.describe('a toast over other layers', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('is visible and reachable above the drawer, which stays open', async ({ page }) => {
    await withToast(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.locator('#site-menu');
    await expect(drawer).toBeVisible();
    await expect.poll(() => isOnTop(page)).toBe(true);
    await page.keyboard.press('F8');
    await expect(page.locator('.toasts')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(drawer).toBeVisible();
  });

  test('is visible and reachable in a modal dialog, and stays after it closes', async ({ page }) => {
    await withToast(page);
    await anotherToast(page, () =>
      page.evaluate(() => {
        const dialog = document.createElement('dialog');
        dialog.innerHTML = '<button type="button">Here</button>';
        document.body.append(dialog);
        dialog.showModal();
        document.querySelector<HTMLElement>('.bookmark')?.click();
      }),
    );
    expect(await isOnTop(page)).toBe(true);
    await page.keyboard.press('F8');
    await expect(page.locator('.toasts')).toBeFocused();
    await page.evaluate(() => document.querySelector('dialog')?.close());
    await expect(page.locator('body > .toaster .toast')).toBeVisible();
    expect(await isOnTop(page)).toBe(true);
  });

  /** Whether the toast is the topmost element at its title. */
  function isOnTop(page: Page): Promise<boolean> {
    return page.evaluate(() => {
      const { left, top } = document.querySelector('.toast-title')?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return document.elementFromPoint(left + 5, top + 5)?.closest('.toast') != null;
    });
  }
});

for (const language of ['en', 'ar']) {
  test(`axe finds nothing in a toast and a tooltip in ${language}, in both themes`, async ({ page }) => {
    await withToast(page, language === 'en' ? '/condition/1' : `/${language}/condition/1`);
    await waitForHydration(button(page));
    await button(page).hover();
    await page.clock.runFor(700);
    await expect(page.locator('.tooltip')).toBeVisible();
    // Axe takes time, so the clock runs again. A toast does not time out while the window has no focus.
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await page.clock.resume();
    await expectAccessible(page);
    await expect(toasts(page)).toBeVisible();
    await expect(page.locator('.tooltip')).toBeVisible();
  });
}

test('a toast fits 320 pixels, and 1280 at 400 %, with targets of 44 pixels', async ({ page }) => {
  for (const [width, height, zoom] of [
    [320, 640, 1],
    [1280, 1024, 4],
  ] as const) {
    await page.setViewportSize({ width: width / zoom, height: height / zoom });
    await withToast(page);
    const box = await toasts(page).boundingBox();
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width / zoom).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const target of [toasts(page).getByRole('link'), toasts(page).getByRole('button')]) {
      const { width: wide = 0, height: high = 0 } = (await target.boundingBox()) ?? {};
      expect(high).toBeGreaterThanOrEqual(44);
      if (target === toasts(page).getByRole('button')) expect(wide).toBeGreaterThanOrEqual(44);
    }
  }
});

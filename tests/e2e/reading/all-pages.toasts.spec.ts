import { toastWords } from '@common-ground/api/contracts/wording/toasts/index.ts';
import { homePath } from '@common-ground/site/renderer';
import type { Page } from '@playwright/test';
import { MOVING } from '../../support/playwrightBase.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { enter, newReader } from '../support/reader.ts';
import { LANGUAGES } from '../support/site.ts';
import { expect, stopClock, test, whenAlive } from '../support/test.ts';
import { anotherToast, button, live, sayIt, toasts, withToast } from '../support/toasts.ts';

test.use(MOVING);

const LONG = 60_000;

test('a toast is one at a time: a new one takes the place of the last, and is said again', async ({ page }) => {
  await withToast(page);
  await expect(live(page)).toHaveText('Notification Sign in required Please sign in to bookmark content Sign in');
  await expect(live(page)).toHaveAttribute('aria-live', 'assertive');
  await page.clock.runFor(1000);
  await expect(live(page)).toHaveCount(0);
  await anotherToast(page);
  await sayIt(page);
  await expect(live(page)).toContainText('Sign in required');
  await expect(toasts(page)).toHaveCount(1);
});

test('its five seconds end by themselves, and begin anew with the next one', async ({ page }) => {
  await withToast(page);
  await page.clock.runFor(3000);
  await anotherToast(page);
  await page.clock.runFor(4900);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(toasts(page)).toHaveCount(0);
});

test('its seconds do not pass while it is pointed at, has the focus, or the window is elsewhere', async ({ page }) => {
  await withToast(page);
  await page.clock.runFor(3000);
  await toasts(page).hover();
  await page.clock.runFor(LONG);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await page.clock.runFor(LONG);
  await expect(toasts(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  // What was left of them passes then.
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);

  await button(page).press('Enter');
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('F8');
  await page.clock.runFor(LONG);
  await expect(toasts(page)).toBeVisible();
  await button(page).focus();
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);

  // Of one that was closed under the pointer nothing is left for the next.
  await button(page).press('Enter');
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await button(page).press('Enter');
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('a swipe', () => {
  test.use({ hasTouch: true });

  /** By so many pixels, with what points. */
  type Swipe = (right: number) => Promise<void>;

  test('with the mouse dismisses it to the right by more than 50 pixels, and leaves it else', async ({ page }) => {
    await withToast(page);
    const { x, y } = await middle(page);
    await expectSwipes(page, async (right) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right, y, { steps: 8 });
      await page.mouse.up();
    });
  });

  test('with a finger does the same', async ({ page }) => {
    await withToast(page);
    const { x, y } = await middle(page);
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await expectSwipes(page, async (right) => {
      await touch('touchStart', x);
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (right * step) / 8);
      await touch('touchEnd');
    });
  });

  async function expectSwipes(page: Page, swipe: Swipe): Promise<void> {
    const { x } = await middle(page);
    for (const right of [45, -120]) {
      await swipe(right);
      await expect(toasts(page)).toHaveCount(1);
      await expect.poll(async () => Math.round((await middle(page)).x)).toBe(Math.round(x));
    }
    await swipe(70);
    await expect(toasts(page)).toHaveCount(0);
  }

  /** On its words, where nothing is pressed by accident. */
  async function middle(page: Page) {
    const box = await page.locator('.toast-title').boundingBox();
    if (!box) throw new Error('There is no toast.');
    return { x: box.x + 20, y: box.y + box.height / 2 };
  }
});

test.describe('over what else is open', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('it is seen and reached above the drawer, which stays open', async ({ page }) => {
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

  test('it is seen and reached in a modal dialog, and outlives it', async ({ page }) => {
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

  /** Whether a finger on the toast meets the toast. */
  function isOnTop(page: Page): Promise<boolean> {
    return page.evaluate(() => {
      const { left, top } = document.querySelector('.toast-title')?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return document.elementFromPoint(left + 5, top + 5)?.closest('.toast') != null;
    });
  }
});

test('a page says in its language what the page before left for it, once', async ({ page }) => {
  await page.goto('/');
  for (const language of LANGUAGES) {
    await page.evaluate(() =>
      sessionStorage.setItem('kept-toast', JSON.stringify({ said: { kind: 'loggedOut' }, at: Date.now() })),
    );
    await page.goto(homePath(language));
    const { title, text } = toastWords(language).said.loggedOut;
    await expect(page.locator('.toast-title')).toHaveText(title);
    await expect(page.locator('.toast-title + div')).toHaveText(text);
    expect(await page.evaluate(() => sessionStorage.getItem('kept-toast'))).toBeNull();
  }
});

test('what the page before left is said to who is signed in as well', async ({ page }) => {
  await enter(page, await newReader());
  await page.evaluate(() =>
    sessionStorage.setItem('kept-toast', JSON.stringify({ said: { kind: 'loggedIn' }, at: Date.now() })),
  );
  await page.goto('/condition/2');
  await expect(page.locator('.toast-title')).toHaveText('Welcome back!');
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
});

for (const language of ['en', 'ar']) {
  test(`axe finds nothing on a toast and a tooltip in ${language}, in both themes`, async ({ page }) => {
    await withToast(page, language === 'en' ? '/condition/1' : `/${language}/condition/1`);
    await whenAlive(button(page));
    await button(page).hover();
    await page.clock.runFor(700);
    await expect(page.locator('.tooltip')).toBeVisible();
    // Axe waits now and then, so time goes on: not for a toast whose reader is elsewhere.
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await page.clock.resume();
    await expectAccessible(page);
    await expect(toasts(page)).toBeVisible();
    await expect(page.locator('.tooltip')).toBeVisible();
  });
}

test('it fits a window of 320 pixels and one of 1280 at 400%, with targets of 44 pixels', async ({ page }) => {
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

test.describe('a tooltip', () => {
  test('waits for 700 milliseconds, stays while it is pointed at, goes with Escape', async ({ page }) => {
    await page.clock.install();
    await page.goto('/condition/1');
    const tooltip = page.locator('.tooltip');
    // What brings the script here is no pointing yet.
    await button(page).hover();
    await whenAlive(button(page));
    await page.mouse.move(5, 5);
    await stopClock(page);
    await button(page).hover();
    await page.clock.runFor(600);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText('Add bookmark');
    await tooltip.hover();
    await page.clock.runFor(1000);
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  test('shows at once on focus, and is not read a second time after the name', async ({ page }) => {
    await page.goto('/condition/1');
    await button(page).focus();
    await whenAlive(button(page));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('.tooltip')).toHaveText('Add bookmark');
    await expect(button(page)).not.toHaveAttribute('aria-describedby');
    await expect(button(page)).toHaveAccessibleDescription('');
  });
});

import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';
import { button, toasts, withToast } from '../support/toasts.ts';

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/condition/1');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('every Tab stop of a page is visible and marked only while it has the focus', async ({ page }) => {
  for (const path of ['/category/1', '/auth/register']) {
    await page.goto(path);
    await waitForIdlePage(page);
    await page.evaluate(() => Object.assign(window, { stops: [] }));
    for (let stop = 0; stop < 120; stop++) {
      await page.keyboard.press('Tab');
      if (!(await page.evaluate(noteStop))) break;
    }
    const stops = await page.evaluate(readStops);
    expect(new Set(stops.map(({ html }) => html)).size).toBeGreaterThan(15);
    for (const stop of stops) expect(stop, `${path}: ${stop.html}`).toMatchObject({ isSeen: true, isMarked: true });
  }
});

type Stop = { element: Element; look: string[]; isSeen: boolean };
type WithStops = { stops: Stop[]; lookOf: (element: Element) => string[] };

/** Stores the focused element and its look in the page. Returns whether an element has the focus. */
function noteStop(): boolean {
  const { activeElement: element } = document;
  if (!element || element === document.body) return false;
  const here = window as unknown as WithStops;
  // A form around its one input may show the focus instead of the input.
  here.lookOf = (focused) =>
    [focused, focused.closest('form')].flatMap((shown) => {
      if (!shown) return [];
      const { outlineStyle, outlineColor, outlineWidth, boxShadow } = getComputedStyle(shown);
      const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineColor} ${outlineWidth}`;
      return [outline, boxShadow];
    });
  const { width, height } = element.getBoundingClientRect();
  here.stops.push({ element, look: here.lookOf(element), isSeen: width > 0 && height > 0 });
  return true;
}

/** Compares each stop with its look without focus: it is marked when an outline or shadow exists only with focus. */
function readStops(): { html: string; isSeen: boolean; isMarked: boolean }[] {
  const { stops, lookOf } = window as unknown as WithStops;
  (document.activeElement as HTMLElement).blur();
  return stops.map(({ element, look, isSeen }) => {
    const without = lookOf(element);
    const isMarked = look.some((part, place) => part !== 'none' && part !== without[place]);
    return { html: element.outerHTML.slice(0, 90), isSeen, isMarked };
  });
}

test('the theme menu opens, chooses and closes by keyboard', async ({ page }) => {
  await page.goto('/condition/1');
  const summary = page.locator('.theme-menu summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dark' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.theme-menu')).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('.theme-menu')).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('the sign-in form works by keyboard', async ({ page, watch }) => {
  watch.expect(/status of 401/);
  await page.goto('/auth/login');
  await waitForIdlePage(page);
  await page.getByLabel('Email', { exact: true }).focus();
  await page.keyboard.type('nobody@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a wrong password');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'This is a shared computer' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});

test.describe('a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('has a drawer that keeps the focus, and closes on choice and on Escape', async ({ page }) => {
    await page.goto('/condition/1');
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.locator('#site-menu');
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        const isInside = focused === null || focused === document.body || focused.closest('#site-menu') !== null;
        return isInside ? null : focused.outerHTML.slice(0, 120);
      });
      expect(outside, 'has the focus, behind the drawer').toBeNull();
    }
    // In the search box the first Escape would close the list of suggestions.
    await drawer.getByRole('button', { name: 'Close menu' }).focus();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await drawer.locator('.theme-menu summary').press('Enter');
    await drawer.getByRole('button', { name: 'Dark' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: 'Categories' }).press('Enter');
    await expect(page).toHaveURL(/\/#categories$/);
    await expect(drawer).toBeHidden();
  });

  test('scrolls to and focuses the section that a link of the drawer names', async ({ page }) => {
    for (const [home, width] of [
      ['/', 360],
      ['/ar', 768],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(home);
      await page.locator('.menu-button').first().click();
      await page.locator('#site-menu a[href$="#categories"]').click();
      await expect(page.locator('#site-menu')).toBeHidden();
      await expect(page.locator('#categories')).toBeFocused();
      await expect
        .poll(() => page.locator('#categories').evaluate((part) => part.getBoundingClientRect().top))
        .toBeLessThan(60);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has a drawer that opens and whose links work', async ({ page }) => {
      await page.goto('/condition/1');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      await page.locator('#site-menu').getByRole('link', { name: 'Contribute' }).click();
      await expect(page).toHaveURL('/contribute');
    });
  });
});

test('Tab follows the rows of the header from start to end, in each language', async ({ page }) => {
  for (const language of LANGUAGE_CODES) {
    await page.goto(language === 'en' ? '/community/forum' : `/${language}/community/forum`);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const places = await page.evaluate(() => {
        const isRightToLeft = document.dir === 'rtl';
        return [...document.querySelectorAll<HTMLElement>('.site-header :is(a, button, input, summary)')]
          .filter((item) => item.checkVisibility())
          .map((item) => item.getBoundingClientRect())
          .map(({ left, right, top, height }) => ({
            row: Math.floor((top + height / 2) / 52),
            start: isRightToLeft ? -right : left,
          }));
      });
      const sorted = places.toSorted((a, b) => a.row - b.row || a.start - b.start);
      expect(places.length, `${language} ${width}`).toBeGreaterThan(10);
      expect(places, `${language} ${width}`).toEqual(sorted);
    }
  }
});

test.describe('a toast by keyboard', () => {
  test('is reached by F8, left by Tab, and returns the focus when closed', async ({ page }) => {
    await page.goto('/condition/1');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toBeVisible();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: 'Notification (F8)' });
    await expect(region.locator('ol')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(region.getByRole('link', { name: 'Sign in' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(region.getByRole('button', { name: 'Close notification' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('returns the focus to an open drawer on Escape, or to the content when its origin is gone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await withToast(page);
    await page.keyboard.press('F8');
    await page.evaluate(() => document.querySelector<HTMLElement>('#site-menu')?.showPopover());
    await page.keyboard.press('F8');
    await page.locator('.toasts').press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await button(page).click();
    await expect(toasts(page)).toBeVisible();
    await page.keyboard.press('F8');
    await button(page).evaluate((gone) => gone.remove());
    await page.locator('.toasts').press('Escape');
    await expect(page.locator('main')).toBeFocused();
  });
});

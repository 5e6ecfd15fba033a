import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

const SWITCHES = [
  ...['High contrast', 'Color-blind friendly', 'Dyslexia font', 'Reduced motion', 'Focus indicator'],
  ...['Keyboard navigation', 'Text to speech', 'Screen reader'],
];

async function openPanel(page: Page) {
  await page.locator('main').click({ position: { x: 1, y: 1 } });
  if (await page.locator('.menu-button').first().isVisible()) await page.locator('.menu-button').first().click();
  await page.locator('.site-header .settings-button').click();
  const panel = page.locator('dialog.settings-panel');
  await expect(panel).toBeVisible();
  return panel;
}

const readStyle = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('settings apply at once, and before the first paint of every page, until they are reset', async ({ page }) => {
  await page.goto('/condition/1');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Dyslexia' }).click();
  await expect(panel.getByRole('button', { name: 'Dyslexia' })).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByLabel('Font size')).toHaveValue('18');
  await panel.getByLabel('Magnification').press('ArrowRight');
  await page.keyboard.press('Escape');
  // The focus returns to the button that opened the panel, or to the menu when the button is inside it.
  await expect(page.locator('.site-header .menu-button').first()).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true);

  // The styles at the moment when the body appears are those of the first paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { fontSize, zoom } = getComputedStyle(document.documentElement);
      document.documentElement.dataset.first = `${fontSize} ${zoom}`;
    }).observe(document, { childList: true, subtree: true });
  });
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/ar');
  await expect(page.locator('html')).toHaveAttribute('data-first', '18px 1.25');
  // Arabic letters are joined, so they get no extra spacing.
  expect(await readStyle(page, 'main p', 'letter-spacing')).toBe('normal');
  await page.goto('/es/condition/1');
  await expect(page.locator('html')).toHaveAttribute('data-first', '18px 1.25');
  expect(await readStyle(page, 'main p', 'font-family')).toContain('OpenDyslexic');
  expect(Number.parseFloat(await readStyle(page, 'main p', 'letter-spacing'))).toBeGreaterThan(0);

  const again = await openPanel(page);
  await again.getByRole('button', { name: 'Restablecer' }).click();
  await expect(again.getByRole('status').filter({ hasText: 'como al principio' })).toBeVisible();
  await page.goto('/condition/1');
  await expect(page.locator('html')).toHaveAttribute('data-first', '16px 1');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('accessibility')))).toEqual(
    [],
  );
});

test('settings leave the accessibility tree as it is; with all of them axe passes and pages fit', async ({ page }) => {
  await page.goto('/condition/1');
  const tree = () => page.locator('main').ariaSnapshot();
  const header = () => page.locator('.site-header').ariaSnapshot();
  const before = [await tree(), await header()];
  for (const name of SWITCHES) {
    const panel = await openPanel(page);
    await panel.getByRole('checkbox', { name }).check();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    expect([await tree(), await header()], name).toEqual(before);
  }
  const panel = await openPanel(page);
  await panel.getByLabel('Font size').press('End');
  await panel.getByLabel('Magnification').press('End');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Read this section' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/community/forum', '/accessibility-settings', '/auth/register', '/ar/condition/1']) {
    await page.goto(path);
    await expect(page.locator('.speech-bar')).toBeAttached();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
});

test('a section is read aloud by sentence in a local voice, and new text after it', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voices = [
      { lang: 'en-US', localService: false, name: 'Elsewhere' },
      { lang: 'en-GB', localService: true, name: 'Here' },
    ];
    let last: SpeechSynthesisUtterance | undefined;
    const speak = (utterance: SpeechSynthesisUtterance) => {
      last = utterance;
      said.push(`${utterance.voice?.name} ${utterance.rate} ${utterance.pitch} ${utterance.volume}: ${utterance.text}`);
    };
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: function Utterance(this: { text: string }, text: string) {
        this.text = text;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: { speak, cancel: () => {}, getVoices: () => voices, addEventListener: () => {} },
    });
    Object.assign(window, { said, finish: () => last?.onend?.({} as SpeechSynthesisEvent) });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  const finish = () => page.evaluate(() => (window as unknown as { finish: () => void }).finish());
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join());

  await page.goto('/condition/1');
  const panel = await openPanel(page);
  await panel.getByRole('checkbox', { name: 'Text to speech' }).check();
  await page.keyboard.press('Escape');
  // A click on a button that something still covers scrolls the page and tries again.
  await expect(panel).toBeHidden();
  expect(await said()).toEqual([]);
  await page.locator('#overview').evaluate((section) => section.scrollIntoView());
  const top = await page.evaluate(() => scrollY);
  await page.getByRole('button', { name: 'Read this section' }).click();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect.poll(said).toEqual(['Here 0.9 1 0.8: Overview']);
  await finish();
  const [first = ''] = ((await page.locator('#overview p').first().textContent()) ?? '').split(/(?<=\.)\s/);
  await expect.poll(said).toHaveLength(2);
  expect((await said())[1]).toBe(`Here 0.9 1 0.8: ${first}`);
  expect(await marked()).toBe(first);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await marked()).toBe('');

  await page.evaluate(() => {
    for (const text of ['Too short to be read.'.slice(0, 20), 'This has just appeared on the page.'])
      document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: text }));
  });
  await expect.poll(said).toHaveLength(3);
  expect((await said())[2]).toBe('Here 0.9 1 0.8: This has just appeared on the page.');
  // Arabic is not read, because only voices of other languages are installed.
  await page.goto('/ar/condition/1');
  await page.getByRole('button', { name: 'اقرأ هذا القسم' }).click();
  await expect(page.locator('.speech-bar [role=status]')).toContainText('العربية');
  expect((await said()).filter((text) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
});

test('keyboard navigation has keys for headings and the list of keys, and returns the focus', async ({ page }) => {
  await page.goto('/condition/1');
  const panel = await openPanel(page);
  await panel.getByRole('checkbox', { name: 'Keyboard navigation' }).check();
  await page.keyboard.press('Escape');
  // The panel returns the focus a moment after it has closed, which must happen before the next key.
  await expect(page.locator('.site-header .settings-button')).toBeFocused();
  await page.locator('main').focus();
  await page.keyboard.press('n');
  await expect(page.locator('h1')).toBeFocused();
  await page.keyboard.press('?');
  await expect(panel.getByRole('heading', { name: 'Keys on this site' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('h1')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.locator('[type=search]:focus')).toHaveCount(1);
});

test('the bar that reads aloud never covers the focus, even with a long message', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [] });
    localStorage.setItem('accessibility', '{"textToSpeech":true}');
    localStorage.setItem('accessibility-sheet', '/**/');
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Read this section' }).click();
  await expect(page.locator('.speech-bar [role=status]')).toContainText('no voice');
  await page.locator('main').focus();
  const isBehind = () =>
    page.evaluate(() => {
      const [one, bar] = [document.activeElement, document.querySelector('.speech-bar')];
      if (!one || one === document.body || !bar || bar.contains(one)) return null;
      const [at, other] = [one.getBoundingClientRect(), bar.getBoundingClientRect()];
      return at.bottom > other.top && at.top < other.bottom ? one.outerHTML.slice(0, 100) : null;
    });
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab');
    await expect.poll(isBehind).toBeNull();
  }
});

test('selected items differ from others in forced colours, and by more than colour without them', async ({ page }) => {
  /** Returns the background colour of an element, and its marks apart from colour. */
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, fontWeight, textDecorationLine, borderBlockEndWidth, borderInlineStartWidth } =
          getComputedStyle(element);
        return {
          backgroundColor,
          shape: [fontWeight, textDecorationLine, borderBlockEndWidth, borderInlineStartWidth],
        };
      });
  const states = [
    { path: '/?category=1', chosen: '.quick-filters [aria-current]', other: '.quick-filters a:not([aria-current])' },
    { path: '/learning', chosen: '.main-nav [aria-current]', other: '.main-nav a:not([aria-current])' },
    { path: '/talk?condition=1', chosen: 'main nav [aria-current]', other: 'main nav a:not([aria-current])' },
  ];
  for (const { path, chosen, other } of states) {
    await page.goto(path);
    await expect(page.locator(chosen).first()).toBeVisible();
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors });
      const [is, isNot] = [await look(chosen), await look(other)];
      expect(is.shape, `${path}, forced colours ${forcedColors}`).not.toEqual(isNot.shape);
      if (forcedColors === 'active') expect(is.backgroundColor, path).not.toBe(isNot.backgroundColor);
    }
  }
});

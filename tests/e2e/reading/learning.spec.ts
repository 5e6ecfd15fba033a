import { MOVING, STILL } from '../../support/playwrightBase.ts';
import { expect, test } from '../support/test.ts';

test.use(MOVING);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...STILL });

  test('leads to the first and last module of a path, and back', async ({ page }) => {
    await page.goto('/learning');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Start Learning/ })
      .first()
      .click();
    const modules = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
    const titles = await modules.allTextContents();
    expect(titles.length).toBeGreaterThan(3);
    for (const title of [titles[0] ?? '', titles.at(-1) ?? '']) {
      await page.getByRole('heading', { name: title }).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('Loading module...')).toBeHidden();
      expect((await page.getByRole('main').textContent())?.length, title).toBeGreaterThan(600);
      await page.getByRole('link', { name: /^Back to/ }).click();
    }
    await expect(page.getByText('Loading learning path....')).toBeHidden();
  });
});

test('a guest takes a path by keyboard, and another tab shows it at once', async ({ page, context }) => {
  await page.goto('/es/learning/paths/1');
  const first = page.locator('.learning-path ol > li').first();
  await first.getByRole('button', { name: /^Completar/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('¡Módulo completado!');
  await expect(first.getByRole('link', { name: /^Repasar/ })).toBeFocused();
  await expect(page.getByRole('progressbar')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/es/learning/modules/102');
  await expect(other.getByRole('button', { name: 'Marcar como completado' })).toBeVisible();
  await other.getByRole('button', { name: 'Marcar como completado' }).focus();
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Completar sin esto' }).press('Enter');
  await expect(other).toHaveURL('/es/learning/paths/1');
  await expect(other.locator('.toast')).toContainText('¡Has conseguido 10 puntos!');
  await expect(
    page
      .locator('.learning-path ol > li')
      .nth(1)
      .getByRole('link', { name: /^Repasar/ }),
  ).toBeVisible();
  await expect(
    page
      .locator('.learning-path ol > li')
      .nth(2)
      .getByRole('link', { name: /^Continuar/ }),
  ).toBeVisible();

  await other.goto('/es/learning');
  await expect(other.locator('.stat-cards')).toContainText('20');
  await expect(other.getByRole('link', { name: /^Continuar/ })).toHaveAttribute('href', '/es/learning/paths/1');
});

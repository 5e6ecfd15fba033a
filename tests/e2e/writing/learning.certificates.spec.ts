import { expectAccessible } from '../support/expectAccessible.ts';
import { newReader, storeSession } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a certificate is shown to anyone with its code, and named by its owner', async ({ page, browser }) => {
  const reader = await newReader();
  const code = `test-paper-${reader.user.id}`;
  await sql(
    `INSERT INTO certificates (user_id, learning_path_id, certificate_code, edition, completed_at, issued_at)
     VALUES ($1, 1, $2, 1, now(), now())`,
    [reader.user.id, code],
  );
  await storeSession(page, reader);
  await page.goto(`/certificate?code=${code}`);
  const paper = page.locator('article.certificate');
  await expect(paper).toContainText('First steps in understanding disability');
  await expect(paper).toContainText('This certificate is valid.');
  await page.getByLabel('Name on the certificate').fill('Ada L.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The name is saved.' })).toBeAttached();
  await expect(paper).toContainText('Ada L.');
  await expectAccessible(page, 'an own certificate', 'main');
  // The longest name in the widest letters.
  await page.getByLabel('Name on the certificate').fill('W'.repeat(80));
  await page.keyboard.press('Enter');
  await expect(paper).toContainText('WWW');
  for (const format of ['A4', 'Letter'])
    for (const landscape of [true, false]) {
      const pdf = await page.pdf({ format, landscape, preferCSSPageSize: true });
      expect(pagesIn(pdf), `${format}, landscape: ${landscape}`).toBe(1);
    }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const fits = await paper.evaluate(
    (one) => one.scrollHeight <= one.clientHeight && one.clientWidth > innerWidth * 0.9,
  );
  expect(fits).toBe(true);
  await page.emulateMedia({ media: null });
  await page.getByLabel('Name on the certificate').fill('Ada L.');
  await page.keyboard.press('Enter');
  await expect(paper).toContainText('Ada L.');

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/ar/certificate?code=nothing-here');
  await expect(stranger.getByRole('alert')).toContainText('لا توجد شهادة بهذا الرمز.');
  await stranger
    .getByRole('textbox')
    .last()
    .fill(` ${code.toUpperCase().replaceAll('-', ' ')} `);
  await stranger.keyboard.press('Enter');
  await expect(stranger.locator('article.certificate')).toContainText('Ada L.');
  await expect(stranger.getByLabel('الاسم على الشهادة')).toHaveCount(0);
  await expectAccessible(stranger, 'a certificate in Arabic', 'main');
});

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

import { publish, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { sql } from '../support/site.ts';

test('an editor changes a page in the CMS, readers have it, and HTML in it stays text', async ({ page, request }) => {
  const [{ id } = { id: 0 }] = await sql<{ id: number }>(`SELECT id FROM pages WHERE slug = 'terms'`);
  const line = `Changed at ${Date.now()}, <b>not bold</b>, see [privacy](/privacy).`;
  await signIn(page, 'editor');
  await page.goto(`/cms/collections/pages/${id}`);
  const body = page.locator('#field-body');
  const before = await body.inputValue();
  await body.fill(`${before}\n\n${line}`);
  await publish(page);
  await expect
    .poll(async () => (await request.get('/terms')).text())
    .toContain(
      line
        .replace('<b>not bold</b>', '&lt;b&gt;not bold&lt;/b&gt;')
        .replace('[privacy](/privacy)', '<a href="/privacy">privacy</a>'),
    );
  await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute('href', /\/terms$/);
  await body.fill(before);
  await publish(page);
  await expect.poll(async () => (await request.get('/terms')).text()).not.toContain('not bold');
  await page.goto('/cms');
  await expect(page.locator('main, .dashboard').first()).toContainText('older than their source text');
});

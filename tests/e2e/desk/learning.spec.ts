import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/deskTest.ts';
import { password } from '../support/site.ts';

test('a path that is saved in the CMS is listed in every language, with its modules, and goes when it is deleted', async ({
  page,
  request,
}) => {
  const cms = await asAdmin(request);
  const { doc: path } = await cms('POST', 'learning-paths', {
    title: 'Reading a condition page',
    description: 'What each part tells you.',
    difficulty: 'beginner',
    estimatedDuration: 25,
    isActive: true,
  });
  for (const [order, title] of [[2, 'Sources'] as const, [1, 'Quick Facts'] as const])
    await cms('POST', 'learning-modules', { path: path.id, title, order, moduleType: 'reading', points: 10 });
  // The module that was saved last, on the page that is rendered last.
  await expect.poll(async () => (await request.get('/learning')).text()).toContain('Quick Facts');
  await page.goto('/learning');
  const card = page.getByRole('listitem').filter({ hasText: 'Reading a condition page' });
  await expect(card).toContainText('Beginner');
  await expect(card).toContainText('25 minutes');
  await expect(card).toContainText('2 modules');
  await expect(card.getByRole('listitem')).toHaveText(['Quick Facts', 'Sources']);
  await page.goto('/ar/learning');
  await expect(page.getByRole('heading', { name: 'Reading a condition page' })).toHaveAttribute('lang', 'en');
  await expect(page.locator('.fallback-note')).toBeVisible();
  await cms('DELETE', `learning-paths/${path.id}`);
  await expect.poll(async () => (await request.get('/ar/learning')).text()).not.toContain('Reading a condition page');
});

type Cms = (method: 'POST' | 'DELETE', path: string, data?: object) => Promise<{ doc: { id: number } }>;

/** The CMS's own calls, as its admin makes them for an administrator. */
async function asAdmin(request: APIRequestContext): Promise<Cms> {
  const login = await request.post('/cms/api/users/login', { data: { email: 'admin@example.org', password } });
  const { token } = await login.json();
  return async (method, path, data) => {
    const response = await request.fetch(`/cms/api/${path}`, {
      method,
      headers: { authorization: `JWT ${token}` },
      ...(data ? { data } : {}),
    });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
}

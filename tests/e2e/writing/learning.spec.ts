import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { enter, newReader } from '../support/reader.ts';
import { clear, sql } from '../support/site.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

const LOADING = 'Loading learning dashboard...';

let reader: SignedIn;
test.beforeEach(async () => {
  reader = await newReader();
});

test('a guest sees the paths, without any script, and is greeted by signing in elsewhere', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') requests.push(new URL(request.url()).pathname);
  });
  await page.goto('/learning');
  await whenQuiet(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Learning paths' })).toBeVisible();
  await expect(page.getByText(LOADING)).toBeHidden();
  expect(requests.filter((path) => /^\/(api|_astro)\//.test(path))).toEqual([]);

  const other = await context.newPage();
  await enter(other, reader);
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('sessionToken'));
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeHidden();
  await expect(page.locator('.for-person')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is in the navigation, and says what one can do while there are no paths', async ({ page }) => {
    await page.goto('/condition/1');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learning' }).click();
    await expect(page.getByText('No learning path is published yet.')).toBeVisible();
    await expect(page.getByText(LOADING)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Browse Categories' }).click();
    await expect(page).toHaveURL('/#categories');
  });
});

test('who is signed in is told what is on its way, what failed, and then their figures', async ({ page, watch }) => {
  watch.expect(/status of 503/);
  const { user } = reader;
  const path = await givenPath();
  await sql(
    `INSERT INTO user_progress (user_id, path_id, status, progress_percentage, total_points) VALUES ($1, $2, 'completed', 100, 1240)`,
    [user.id, path],
  );
  for (let place = 1; place <= 5; place++) {
    const [achievement] = await sql<{ id: number }>(
      `INSERT INTO achievements (title, description, points, is_active) VALUES ($1, 'Earned in a test.', 50, true) RETURNING id`,
      [`Step ${place}`],
    );
    await sql(
      `INSERT INTO user_achievements (user_id, achievement_id, unlocked_at) VALUES ($1, $2, make_date(2026, 3, $3))`,
      [user.id, achievement?.id, place],
    );
  }
  await enter(page, reader);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const of = (path: string) => asked.filter((address) => address.endsWith(path)).length;
  const answer = Promise.withResolvers<void>();
  await page.route('**/progress', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, body: 'Temporarily unavailable' });
  });
  await page.goto('/learning');
  await expect(page.getByRole('status').filter({ hasText: LOADING })).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByText(LOADING)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Learning paths' })).toBeVisible();
  expect(of('/progress')).toBe(1);
  await page.unroute('**/progress');
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  const greeting = page.getByRole('heading', { name: `Hello, \u2068${user.displayName}\u2069` });
  await expect(greeting).toBeFocused();
  expect([of('/progress'), of('/achievements')]).toEqual([2, 1]);
  const figure = (name: string) => page.locator('.stat-cards > div', { hasText: name }).locator('dd');
  const [open] = await sql('SELECT count(*) FROM learning_paths WHERE is_active');
  await expect(figure('Available paths')).toHaveText(String(open?.count));
  await expect(figure('Completed paths')).toHaveText('1');
  await expect(figure('Achievements')).toHaveText('5');
  await expect(figure('Total points')).toHaveText('1,240');
  await expect(page.locator('.achievements h4')).toHaveText(['Step 5', 'Step 4', 'Step 3', 'Step 2']);
  await clear(['learning_paths', 'learning_modules'], 'DELETE FROM learning_paths WHERE id = $1', [path]);
  await clear(['achievements'], `DELETE FROM achievements WHERE description = 'Earned in a test.'`);
});

/** An open path that no page shows, as nothing was published. */
async function givenPath(): Promise<number> {
  const [path] = await sql<{ id: number }>(
    `INSERT INTO learning_paths (title, description, difficulty, estimated_duration, is_active)
     VALUES ('Given', 'x', 'beginner', 10, true) RETURNING id`,
  );
  return path?.id ?? 0;
}

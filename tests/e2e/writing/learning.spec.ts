import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { MOVING } from '../../support/playwrightBase.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { insertCompletedModules } from '../support/learning.ts';
import { newReader, storeSession } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';

test.use(MOVING);

const LOADING = 'Loading learning dashboard...';

let reader: SignedIn;
test.beforeEach(async () => {
  reader = await newReader();
});

test('the learning page needs no script for a guest, and shows no figures before a user begins', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') requests.push(new URL(request.url()).pathname);
  });
  await page.goto('/learning');
  await waitForIdlePage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeVisible();
  await expect(page.getByText(LOADING)).toBeHidden();
  expect(requests.filter((path) => /^\/(api|_astro)\//.test(path))).toEqual([]);

  const other = await context.newPage();
  await storeSession(other, reader);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeVisible();
  await expect(page.locator('.stat-cards')).toBeHidden();
  await other.evaluate(() => localStorage.removeItem('sessionToken'));
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeVisible();
});

test('progress of a guest moves into the account once, and continues there', async ({ page }) => {
  const { user } = reader;
  await page.goto('/learning/modules/101');
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(page).toHaveURL('/learning/paths/1');
  await expect(page.getByText('Your progress is kept in this browser.')).toBeVisible();
  expect(await selectProgressRow(user.id)).toBeUndefined();

  await storeSession(page, reader);
  await page.goto('/learning/paths/1');
  await expect(page.getByText('Modules completed: 1 of 7')).toBeVisible();
  await expect(page.getByText('Your progress is kept in this browser.')).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('learning'))).toBeNull();
  expect(await selectProgressRow(user.id)).toMatchObject({ points: 10, status: 'in_progress' });

  await page.goto('/learning/modules/102');
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByRole('button', { name: 'Complete without it' }).click();
  await expect(page).toHaveURL('/learning/paths/1');
  await expect(page.locator('.toast')).toContainText('Module Completed!');
  await expect(page.locator('.toast')).toContainText('You earned 10 points!');
  expect(await selectProgressRow(user.id)).toMatchObject({ points: 20 });
  await page.goto('/profile#learning');
  await expect(page.getByRole('link', { name: 'First steps in understanding disability' })).toBeVisible();
});

test('two tabs take a quiz once: the server grades it and one tab goes on to the path', async ({ page, context }) => {
  const { user } = reader;
  await insertCompletedModules(user.id, 1, 3);
  await storeSession(page, reader);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/es/learning/modules/104');
  const questions = await sql<{ right: number }>(
    `SELECT array_position(ARRAY(SELECT jsonb_array_elements_text(options)), correct_answer) - 1 AS right
     FROM quiz_questions WHERE module_id = 104 AND is_active ORDER BY "order"`,
  );
  const form = page.locator('form.quiz');
  for (const [at, { right }] of questions.entries()) {
    await expect(form.locator('legend')).toContainText(`Pregunta ${at + 1} de ${questions.length}`);
    // Three wrong answers still pass.
    const chosen = form.locator('input').nth(at < 3 ? Number(right === 0) : right);
    await chosen.press('Space');
    await expect(chosen).toBeChecked();
    await page.keyboard.press('Enter');
  }
  const wentOn = () => [page, other].filter((tab) => new URL(tab.url()).pathname === '/es/learning/paths/1');
  await expect.poll(() => wentOn().length).toBe(1);
  const [path = page] = wentOn();
  const stayed = path === page ? other : page;
  await expect(stayed.locator('.quiz h2')).toHaveText(/^Tus resultados: 70\s%$/);
  await expect(path.getByRole('status').filter({ hasText: 'Logro: Primeras respuestas' })).toBeVisible();
  const [kept] = await sql(
    `SELECT count(*)::int AS answers, count(DISTINCT round)::int AS rounds, sum(points_earned)::int AS points
     FROM quiz_attempts WHERE user_id = $1`,
    [user.id],
  );
  expect(kept).toEqual({ answers: 10, rounds: 1, points: 7 * 5 });
  expect(await selectProgressRow(user.id)).toMatchObject({ points: 7 * 5 + 20 });
  expect(wentOn()).toHaveLength(1);
});

test('a module lists untried exercises, and counts as followed once they are tried later', async ({ page }) => {
  const { user } = reader;
  await insertCompletedModules(user.id, 1, 5);
  await storeSession(page, reader);
  await page.goto('/learning/modules/106');
  const exercises = page.locator('.activities form');
  const tryOne = async (place: number) => {
    await exercises.nth(place).locator('input').first().press('Space');
    await exercises.nth(place).getByRole('button', { name: 'Check' }).press('Enter');
  };
  await tryOne(0);
  const complete = page.getByRole('button', { name: 'Mark as Complete' });
  await complete.press('Enter');
  const question = page.getByRole('region', { name: 'You have not tried everything' });
  await expect(question.getByRole('heading')).toBeFocused();
  await expect(question.getByRole('listitem')).toHaveText([/^A poster with good intentions/, /^A worried evening/]);
  await expectAccessible(page, 'a module that asks', 'main');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(complete).toBeFocused();
  await complete.press('Enter');
  await question.getByRole('button', { name: 'Complete without it' }).press('Enter');
  await expect(page).toHaveURL('/learning/paths/1');
  const tried = () =>
    sql('SELECT places, followed_at IS NOT NULL AS followed FROM learning.tried WHERE user_id = $1', [user.id]);
  expect(await tried()).toEqual([{ places: [0], followed: false }]);

  await page.goto('/learning/modules/106');
  await tryOne(1);
  const story = page.locator('.activities > li').nth(2);
  // Each situation leads to a later one, or ends the story.
  for (const _ of Array(8)) {
    if (await story.getByText('This is where the story ends.').isVisible()) break;
    await story.locator('ul button').first().press('Enter');
    const goOn = story.getByRole('button', { name: 'Go on' });
    await expect(goOn.or(story.getByText('This is where the story ends.'))).toBeVisible();
    if (await goOn.isVisible()) await goOn.press('Enter');
  }
  await expect.poll(tried).toEqual([{ places: [0, 1, 2], followed: true }]);
});

test('a completed path shows congratulations, the certificate and the next path', async ({ page }) => {
  const { user } = reader;
  await storeSession(page, reader);
  await page.goto('/learning/paths/2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Congratulations!/)).toBeHidden();
  await insertCompletedModules(user.id, 2);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: /^Congratulations! You've completed this learning path\./ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your certificate' })).toBeVisible();
  await expect(page.getByText('A path that goes on from here:')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Review/ })).toHaveCount(7);
});

async function selectProgressRow(userId: number) {
  const [record] = await sql<{ status: string; points: number }>(
    'SELECT status::text, total_points::int AS points FROM user_progress WHERE user_id = $1 AND path_id = 1',
    [userId],
  );
  return record;
}

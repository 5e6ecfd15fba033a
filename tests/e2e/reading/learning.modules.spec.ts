import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/expectAccessible.ts';
import { expect, stopClock, test } from '../support/test.ts';

const QUIZ = '/es/learning/modules/104';
const QUESTIONS = 10;
const heading = (page: Page) => page.locator('.quiz h2');
const forward = (page: Page) => page.locator('form.quiz [type=submit]');
const part = (page: Page, name: string) =>
  page.locator('.activities > li').filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Stores the progress of a guest who has completed the modules before the quiz. */
async function beforeQuiz(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (!location.host) return;
    const completed = [101, 102, 103].map((id) => ({ id, points: 10 }));
    const paths = { 1: { startedAt: '2026-01-01T00:00:00Z', completedAt: null, completed } };
    if (!localStorage.getItem('learning')) localStorage.setItem('learning', JSON.stringify({ paths }));
  });
}

type Sent = { moduleId: number; questionId: number; userAnswer: string; round: string };

/** Mocks the grading of all tabs. `isRight` and `isAway` decide each response. Returns what was sent, in order. */
async function grade(context: BrowserContext, how: { isRight: () => boolean; isAway: (sent: Sent[]) => boolean }) {
  const sent: Sent[] = [];
  await context.route('**/api/quiz-attempts?*', (route) => {
    if (how.isAway(sent)) return route.abort();
    const body = route.request().postDataJSON() as Sent;
    sent.push(body);
    const isCorrect = how.isRight();
    const told = {
      correctAnswer: body.userAnswer,
      explanation: 'Porque sí.',
      reasons: ['Uno', 'Dos', 'Tres', 'Cuatro'],
    };
    const origin = { conditionId: 1, section: 'causes', name: 'Epilepsia' };
    const kept = { id: null, userId: null, pointsEarned: 0, attemptedAt: '2026-01-01T00:00:00Z', version: 1 };
    return route.fulfill({ json: { ...kept, ...body, isCorrect, ...told, origin } });
  });
  return sent;
}

/** Answers the rest of the questions with the first option, by keyboard. */
async function answerRest(page: Page): Promise<void> {
  for (;;) {
    await page.locator('form.quiz input').first().press('Space');
    if ((await forward(page).textContent()) === 'Enviar cuestionario') break;
    const before = await heading(page).textContent();
    await page.keyboard.press('Enter');
    await expect(heading(page)).not.toHaveText(before ?? '');
    await expect(heading(page)).toBeFocused();
  }
  await page.keyboard.press('Enter');
}

test('a quiz is failed and retaken by keyboard, over a reload and a lost connection', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_FAILED|Failed to load resource/);
  await page.clock.install();
  await beforeQuiz(context);
  const how = { isRight: () => false, isAway: (sent: Sent[]) => sent.length === 3 };
  const sent = await grade(context, how);
  await page.goto(QUIZ);
  const group = page.locator('form.quiz fieldset');
  await expect(group).toContainText(`Pregunta 1 de ${QUESTIONS}`);
  await expectAccessible(page, 'a question', 'main');

  await forward(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Elige antes una respuesta.' })).toBeAttached();
  await expect(forward(page)).toHaveAccessibleDescription('Elige antes una respuesta.');
  await page.locator('form.quiz input').first().press('Space');
  await page.keyboard.press('Enter');
  await expect(group).toContainText(`Pregunta 2 de ${QUESTIONS}`);
  await page.reload();
  await expect(group).toContainText(`Pregunta 2 de ${QUESTIONS}`);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('isCorrect');

  await answerRest(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page, 'answers that could not be sent', 'main');
  how.isAway = () => false;
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await expect(heading(page)).toHaveText(/^Tus resultados: 0\s%$/);
  await expect(heading(page)).toBeFocused();
  expect(sent).toHaveLength(QUESTIONS);
  expect(new Set(sent.map(({ questionId }) => questionId)).size).toBe(QUESTIONS);
  expect(new Set(sent.map(({ round }) => round)).size).toBe(1);
  await expect(page.getByRole('link', { name: 'Epilepsia: Causas' }).first()).toHaveAttribute(
    'href',
    '/es/condition/1#symptoms',
  );
  await expectAccessible(page, 'results', 'main');
  await expectFits(page);

  how.isRight = () => true;
  await page.getByRole('button', { name: 'Repetir cuestionario' }).press('Enter');
  await expect(group).toContainText(`Pregunta 1 de ${QUESTIONS}`);
  await expect(page.locator('form.quiz input:checked')).toHaveCount(0);
  await stopClock(page);
  await answerRest(page);
  const told = page.locator('.quiz .notice-box');
  await expect(told.getByRole('status')).toHaveText(/^Dentro de 3 segundos/);
  await told.getByRole('button', { name: 'Quedarme en esta página' }).press('Enter');
  await page.clock.runFor(3000);
  await expect(told.getByRole('status')).toHaveText('Este módulo está completado.');
  expect(new URL(page.url()).pathname).toBe(QUIZ);
  await told.getByRole('button', { name: 'Continuar' }).press('Enter');
  await expect(page).toHaveURL('/es/learning/paths/1');
});

test('activities work by keyboard, explain the result, and keep it after a reload', async ({ page }) => {
  await page.goto('/learning/modules/406');
  const order = part(page, 'A request that has good chances');
  const down = order.getByRole('button', { name: /^Move down/ }).first();
  const name = (await down.getAttribute('aria-label')) ?? '';
  await down.press('Enter');
  await expect(order.getByRole('button', { name })).toBeFocused();
  await expect(order.getByRole('status').filter({ hasText: 'Now in place 2 of 6' })).toBeAttached();
  await order.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(order.locator('.notice-box')).toBeFocused();
  await expect(order.locator('.notice-box')).toHaveText(/^Right: \d of 6\./);

  const match = part(page, 'Which change removes this barrier?');
  await match.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(match.getByRole('status')).toHaveText('Nothing is chosen yet.');
  await match.getByRole('combobox').first().selectOption({ index: 1 });
  await match.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(match.getByText(/Belongs to:/)).toHaveCount(1);

  const story = part(page, 'Imagine Daniel, and be his manager');
  await story.getByRole('button').first().press('Enter');
  await expect(story.getByText('Your choice:')).toBeVisible();
  await story.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(story.getByRole('heading', { name: 'Situation 2' })).toBeFocused();
  await expectAccessible(page, 'activities that were tried', 'main');
  await expectFits(page);
  await page.reload();
  await expect(match.getByText(/Belongs to:/)).toHaveCount(1);
  await expect(story.getByRole('heading', { name: 'Situation 2' })).toBeVisible();
});

for (const path of IS_DEEP
  ? ['/learning/modules/106', '/ar/learning/modules/106', '/learning/modules/606']
  : ['/ar/learning/modules/106'])
  test(`axe finds nothing in the activities of ${path} before and after a try`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.activities form').first()).toBeVisible();
    await expect(page.locator('.activities [role=status]').filter({ hasText: '...' })).toHaveCount(0);
    await expectAccessible(page, 'before', 'main');
    for (const form of await page.locator('.activities form').all()) {
      for (const choice of await form.locator('fieldset').all()) await choice.locator('input').first().check();
      await form.locator('[type=submit]').click();
    }
    await expectAccessible(page, 'after', 'main');
    await expectFits(page);
  });

test('a scene plays, pauses and steps back by keyboard', async ({ page }) => {
  await page.clock.install();
  await page.goto('/ar/learning/modules/102');
  const scene = page.locator('.activities section');
  const place = scene.getByRole('progressbar');
  await scene.getByRole('button', { name: 'تشغيل' }).press('Enter');
  await expect(scene.getByRole('button', { name: 'إيقاف مؤقت' })).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(place).not.toHaveAttribute('value', '1');
  await page.keyboard.press('Enter');
  const paused = await place.getAttribute('value');
  await page.clock.runFor(30_000);
  await expect(place).toHaveAttribute('value', paused ?? '');
  await scene.getByRole('button', { name: 'الصورة السابقة' }).press('Enter');
  await expect(place).toHaveAttribute('value', String(Number(paused) - 1));
  await expectAccessible(page, 'a scene', 'main');
  await expectFits(page);
});

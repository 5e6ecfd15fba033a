import { beforeAll, expect, it } from 'vitest';
import { type Member, openDeskServer } from '../testing/openDeskServer.ts';
import type { ModuleKept } from './pathRecord.ts';

const { server, desk, member, rows } = openDeskServer();

let staff: Member;
let modules: ModuleKept[];
let quiz: ModuleKept;
beforeAll(async () => {
  staff = await member('looks', 'translator');
  const record = await server.test.payload.findByID({ collection: 'learning-paths', id: 1, depth: 0, draft: true });
  modules = JSON.parse(JSON.stringify(record.modules));
  quiz = modules.find(({ blockType }) => blockType === 'quiz') as ModuleKept;
});

const PATH = '/learning-paths/1/preview';
async function look(address: string, cookie?: string) {
  const response = await desk('GET', address, cookie ? { cookie } : {});
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const saveDraft = (data: object, id = 1) =>
  server.test.payload.update({
    collection: 'learning-paths',
    id,
    draft: true,
    data: { ...data, _status: 'draft' } as never,
  });

it('shows a saved draft to staff only, marked as a draft', async () => {
  expect((await look(PATH, staff.cookie)).text).toContain('Published version.');
  await saveDraft({ title: 'A title to come' });
  const { status, text, headers } = await look(PATH, staff.cookie);
  expect(status, text).toBe(200);
  expect(text).toContain('Draft, not published.');
  expect(text).toMatch(/<h1[^>]*>A title to come/);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toContain('rel="canonical"');
  // A draft cannot be saved for offline use.
  expect(text).not.toContain('SaveOffline');
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['text/html; charset=utf-8', 'no-store']);
  const other = await member('reads', 'user').catch(() => null);
  for (const cookie of [undefined, 'desk-key=x', ...(other ? [other.cookie] : [])])
    for (const address of [PATH, `${PATH}?module=${quiz.moduleId}`]) {
      const refused = await look(address, cookie);
      expect([401, 403]).toContain(refused.status);
      expect(refused.text).not.toContain('A title to come');
    }
  expect((await look('/learning-paths/9999/preview', staff.cookie)).status).toBe(404);
});

it('shows every module, and a quiz without its answers', async () => {
  for (const { moduleId, title } of modules) {
    const { status, text } = await look(`${PATH}?module=${moduleId}`, staff.cookie);
    expect([status, text.includes('Draft, not published.')], title).toEqual([200, true]);
  }
  const { text } = await look(`${PATH}?module=${quiz.moduleId}`, staff.cookie);
  const [question] = quiz.questions ?? [];
  expect(text).toContain(question?.question.slice(0, 20).replaceAll("'", '&#x27;'));
  expect(text).not.toContain(question?.options[0]?.why.slice(0, 30));
  expect((await look(`${PATH}?module=999999`, staff.cookie)).status).toBe(404);
});

it('grades answers by the draft, and stores none', async () => {
  const [question] = quiz.questions ?? [];
  if (!question) throw new Error('There is no question');
  const [first, ...others] = question.options;
  const right = first?.text ?? '';
  const options = [{ ...first, isRight: true }, ...others.map((one) => ({ ...one, isRight: false }))];
  const changed = { ...quiz, questions: [{ ...question, options }, ...(quiz.questions ?? []).slice(1)] };
  await saveDraft({ modules: modules.map((one) => (one === quiz ? changed : one)) });
  const answer = async (userAnswer: string, of: object = {}) => {
    const body = { moduleId: quiz.moduleId, questionId: question.questionId, userAnswer, ...of };
    const response = await desk('POST', PATH, { cookie: staff.cookie, body });
    return { status: response.status, ...(await response.json()) };
  };
  const before = await rows('SELECT count(*) FROM quiz_attempts');
  expect(await answer(right)).toMatchObject({
    status: 200,
    isCorrect: true,
    correctAnswer: right,
    id: null,
    userId: null,
    pointsEarned: 0,
    reasons: question.options.map(({ why }) => why),
  });
  expect(await answer(others[0]?.text ?? '')).toMatchObject({ isCorrect: false, correctAnswer: right });
  expect(await answer(right, { moduleId: modules[0]?.moduleId })).toMatchObject({ status: 404 });
  expect(await rows('SELECT count(*) FROM quiz_attempts')).toEqual(before);
  expect((await desk('POST', PATH, { body: { moduleId: 1, questionId: 1, userAnswer: 'x' } })).status).toBe(401);
});

it('shows a translation in its language, with a note when it is not whole', async () => {
  const [{ id }] = await rows(
    `SELECT t.id FROM learning_path_translations t JOIN languages l ON l.id = t.language_id
     WHERE t.path_id = 1 AND l.code = 'ar'`,
  );
  const address = `/learning-path-translations/${id}/preview`;
  const whole = await look(address, staff.cookie);
  expect(whole.text).toMatch(/<html lang="ar" dir="rtl"/);
  expect(whole.text).not.toContain('not complete');
  const collection = 'learning-path-translations';
  const record = await server.test.payload.findByID({ collection, id, depth: 0 });
  const some = (record.modules ?? []).slice(1);
  await server.test.payload.update({ collection, id, draft: true, data: { modules: some, _status: 'draft' } as never });
  const part = await look(address, staff.cookie);
  expect(part.text).toContain('This translation is not complete');
});

import type { TestServer } from '../../../testing/describeWithDatabase.ts';
import { MODULES, PATHS, QUESTIONS, RIGHT, WRONG } from './givenPath.ts';

/** Signs up a user and returns functions that send requests about the paths of `givenPath`. */
export async function createLearner({ signUp, send }: Pick<TestServer, 'signUp' | 'send'>, name = 'learner') {
  const { id, token } = await signUp(name);
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await send(method, path, token, body);
    const text = await response.text();
    return [response.status, response.ok ? JSON.parse(text) : text] as const;
  };
  const answer = (questionId: number, userAnswer: string, more: object = {}) =>
    call('POST', '/api/quiz-attempts', { moduleId: MODULES.quiz, questionId, userAnswer, ...more });
  return {
    id,
    token,
    call,
    answer,
    start: (pathId = PATHS.first) =>
      call('POST', `/api/users/${id}/progress`, { pathId, currentModuleId: 99, status: 'completed' }),
    complete: (moduleId: number, pathId = PATHS.first, tried?: number[]) =>
      call('POST', `/api/users/${id}/complete-module`, { pathId, moduleId, tried }),
    progress: async (pathId = PATHS.first) => (await call('GET', `/api/users/${id}/progress/${pathId}`))[1],
    /** Answers all questions of the quiz, the first `right` of them rightly. */
    takeQuiz: async (right: number = QUESTIONS.length) => {
      const round = crypto.randomUUID();
      for (const [at, question] of QUESTIONS.entries()) await answer(question, at < right ? RIGHT : WRONG, { round });
    },
    inbox: async () =>
      (await call('GET', `/api/users/${id}/notifications`))[1].map(
        (news: { kind: string; values: { title: string } }) => `${news.kind} ${news.values.title}`,
      ),
  };
}

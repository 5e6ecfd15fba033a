/** Data of "Remember it": the server stores that of a user, the browser that of a guest. */

import { ClientError } from '@common-ground/api/contracts/client.ts';
import type { QuizQuestion } from '@common-ground/api/contracts/learning/quiz.ts';
import type { Recall, RecalledAnswer } from '@common-ground/api/contracts/learning/recall.ts';
import { dayAfter } from '@common-ground/api/contracts/learning/recallSchedule.ts';
import { readGuestLearning } from '../../../session/keptLearning.ts';
import { readAgain } from '../../../session/reads.ts';
import { $userId, api, calls } from '../../../session/session.ts';
import {
  changeRecall,
  countLeft,
  findNextDay,
  readRecall,
  selectDue,
  selectSchedules,
  toLocalDay,
  toNextSchedule,
} from './keptRecall.ts';

export type Due = Pick<Recall['questions'][number], 'id' | 'moduleId' | 'question' | 'options' | 'language'>;
export type RecallState = { isOn: boolean; questions: Due[]; nextOn: string | null };

export async function readState(lang: string): Promise<RecallState> {
  const id = $userId.get();
  return id === null ? readGuestState(lang) : api.call(calls.getRecall, { params: { id }, query: { lang } });
}

export async function setRecall(isOn: boolean, lang: string): Promise<RecallState> {
  const id = $userId.get();
  if (id === null) {
    changeRecall((kept) => ({ ...kept, isOn }));
    return readGuestState(lang);
  }
  const state = await api.call(calls.chooseRecall, { params: { id }, query: { lang }, body: { isOn } });
  readAgain((key) => key.includes('/recall'));
  return state;
}

/** Sends an answer and returns its verdict with the next due day. Errors of the API client pass through. */
export async function answerAgain(
  { id: questionId, moduleId }: Due,
  userAnswer: string,
  lang: string,
): Promise<RecalledAnswer> {
  const id = $userId.get();
  const query = { lang };
  if (id !== null) return api.call(calls.answerRecall, { params: { id }, query, body: { questionId, userAnswer } });
  const verdict = await api.call(calls.answerQuestion, { query, body: { moduleId, questionId, userAnswer } });
  const place = selectSchedules(readGuestLearning(), readRecall()).find((one) => one.questionId === questionId);
  const day = toLocalDay(new Date());
  const next = place ? toNextSchedule(place, { day, isCorrect: verdict.isCorrect }) : { step: 0, dueOn: null };
  if (place) changeRecall((kept) => ({ ...kept, asked: { ...kept.asked, [questionId]: { ...next, on: day } } }));
  return { ...verdict, nextOn: next.dueOn };
}

/** Leaves out due questions that their quiz no longer has. */
async function readGuestState(lang: string): Promise<RecallState> {
  const recall = readRecall();
  if (!recall.isOn) return { isOn: false, questions: [], nextOn: null };
  const [places, day] = [selectSchedules(readGuestLearning(), recall), toLocalDay(new Date())];
  const [due, left] = [selectDue(places, day), countLeft(recall, day)];
  const quizzes = new Map<number, Promise<QuizQuestion[]>>();
  const questions: Due[] = [];
  for (const { questionId, moduleId } of due) {
    if (questions.length === left) break;
    const quiz = quizzes.get(moduleId) ?? findQuestions(moduleId, lang);
    quizzes.set(moduleId, quiz);
    const question = (await quiz).find(({ id }) => id === questionId);
    if (question) questions.push({ ...question, moduleId });
  }
  if (questions.length > 0) return { isOn: true, questions, nextOn: null };
  const isFull = left === 0 && due.length > 0;
  return { isOn: true, questions, nextOn: isFull ? dayAfter(day, 1) : findNextDay(places, day) };
}

async function findQuestions(moduleId: number, lang: string): Promise<QuizQuestion[]> {
  try {
    return await api.call(calls.listQuizQuestions, { params: { id: moduleId }, query: { lang } });
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return [];
    throw error;
  }
}

/** Formats a day (YYYY-MM-DD) in UTC, so that the reader's time zone cannot shift it. */
export function formatCalendarDay(lang: string, day: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * What quizzes and activities ask of progress, whoever learns: of somebody who is signed in the server keeps it, of a guest
 * this browser, until they sign in (`session/mergeLearning.ts`).
 */
import type { ModuleContent } from '@common-ground/api/contracts/learning/moduleContent.ts';
import type { Completion } from '@common-ground/api/contracts/learning/progress.ts';
import type { Answered, Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import type { ModuleOutline } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { computed } from 'nanostores';
import { track } from '../../../analytics/track.ts';
import { toastAfterNavigation } from '../../../components/toaster/keptToast.ts';
import { sayToast } from '../../../components/toaster/sayToast.ts';
import type { SaidToast } from '../../../components/toaster/toast.ts';
import { learningPathPath } from '../../../routes.ts';
import { inPageLanguage } from '../../../session/inPageLanguage.ts';
import { isLineDown } from '../../../session/isLineDown.ts';
import { $isStored, $kept, type KeptVerdict } from '../../../session/keptLearning.ts';
import { keepVerdict, keptVerdicts } from '../../../session/keptVerdicts.ts';
import { $userId, api, calls } from '../../../session/session.ts';
import { leaveEarned } from './earned.ts';
import { completeHere, recordOf, startHere } from './keptProgress.ts';
import { $ownRecords, changeOwn } from './ownProgress.ts';
import { readTried } from './triedActivities.ts';

/** The path of a page, as far as progress needs it. */
export type PathOnPage = { id: number; modules: Pick<ModuleOutline, 'id' | 'type' | 'points' | 'isRequired'>[] };

/** The module of a page. */
export type ModuleOnPage = { id: number; points: number; path: PathOnPage };

/** What somebody has of a path. None means that they have not started it. */
export type PathRecord = Pick<Completion['progress'], 'pathId' | 'status' | 'completedModules' | 'currentModuleId'> &
  Pick<Completion['progress'], 'progressPercentage' | 'totalPoints' | 'newModules' | 'completedAt'>;

/** What came of a completion. Points are those that it brought: none where the module was complete already. */
export type Completed = Omit<Completion, 'progress'>;

export type Records = {
  records: PathRecord[] | null;
  isFailed: boolean;
  /** It failed because there is no line: what is done meanwhile is kept, and the server judges it later. */
  isAway: boolean;
  isMember: boolean;
};

/** All that somebody has begun in these paths; null while it is on its way. */
export function recordsFor(paths: PathOnPage[]) {
  return computed([$userId, $ownRecords, $kept], (userId, own, kept): Records => {
    const isFailed = Boolean(own.error);
    if (userId !== null)
      return { records: own.data ?? null, isFailed, isAway: isFailed && isLineDown(own.error), isMember: true };
    const records = paths.flatMap((path) => recordOf(path, kept) ?? []);
    return { records, isFailed: false, isAway: false, isMember: false };
  });
}

/** Starts a path. Of one that was started nothing changes. Throws as the client does. */
export async function start(path: PathOnPage): Promise<void> {
  const userId = $userId.get();
  if (userId === null) return startHere(path.id);
  const currentModuleId = path.modules[0]?.id;
  const body = { pathId: path.id, currentModuleId, status: 'in_progress' as const };
  const place = { params: { id: userId }, query: inPageLanguage() };
  changeOwn(await api.call(calls.startPath, { ...place, body }));
}

/**
 * Completes a module: of a quiz that was passed, or at the press of a button. Nothing else is done, so that the caller says
 * what failed and offers it again. Throws as the client does; twice is as good as once.
 */
export async function complete(module: ModuleOnPage): Promise<Completed> {
  const userId = $userId.get();
  if (userId === null) return completeHere(module);
  const tried = readTried(module.id);
  const body = { pathId: module.path.id, moduleId: module.id, ...(tried.length > 0 && { tried }) };
  const place = { params: { id: userId }, query: inPageLanguage() };
  const { progress, ...came } = await api.call(calls.completeModule, { ...place, body });
  changeOwn(progress);
  track('learning_progress', { moduleId: module.id, progress: progress.progressPercentage });
  return came;
}

/**
 * Goes on to the page of the path, which says what came of it: the toast "Module Completed!", and what else was earned.
 * @returns false when the connection is down, so that no page would come, or when the browser did not store what a guest
 * completed, so that another page would not know of it: this page says it
 */
export function goOn({ path }: ModuleOnPage, came: Completed, lang: string): boolean {
  if ($userId.get() === null && !$isStored.get()) return false;
  const said: SaidToast = { kind: 'moduleCompleted', points: came.pointsEarned };
  if (navigator.onLine === false) {
    void sayToast(said);
    return false;
  }
  toastAfterNavigation(said);
  leaveEarned(path.id, came);
  location.assign(learningPathPath(path.id, lang));
  return true;
}

/**
 * Answers a question of a quiz: graded by the server, kept for whoever is signed in or else in this browser. The answers
 * that are sent together have one `round`, a `crypto.randomUUID()`; sent again with it, an answer counts once. Throws as
 * the client does; what was answered so far is the caller's to keep.
 */
export async function answer(
  { moduleId, questionId, points }: { moduleId: number; questionId: number; points: number },
  userAnswer: string,
  round: string,
  lang: string,
): Promise<Answered> {
  const userId = $userId.get();
  const body = { userId, moduleId, questionId, userAnswer, round };
  const answered = await api.call(calls.answerQuestion, { query: inPageLanguage(lang), body });
  if (userId === null) {
    const { achievements, ...verdict } = answered;
    keepVerdict({ ...verdict, pointsEarned: verdict.isCorrect ? points : 0, lang });
  }
  return answered;
}

/** The last verdict on each question of a quiz, where there is one; throws as the client does. */
export async function verdictsOn(moduleId: number, lang: string): Promise<Verdict[]> {
  const userId = $userId.get();
  if (userId === null) return retold(keptVerdicts(moduleId), lang);
  return api.call(calls.listQuizAttempts, { params: { id: userId, moduleId }, query: inPageLanguage(lang) });
}

/** What a guest was told in another language is asked for in this one: the answers are the same, and graded the same. */
async function retold(verdicts: KeptVerdict[], lang: string): Promise<Verdict[]> {
  if (verdicts.every((verdict) => verdict.lang === lang)) return verdicts;
  const told = verdicts.map(({ moduleId, questionId, userAnswer, round, pointsEarned }) =>
    answer({ moduleId, questionId, points: pointsEarned }, userAnswer, round ?? '', lang),
  );
  return Promise.all(told).catch(() => verdicts);
}

/** For texts of the page that are in another language than the page; spread on what holds them. */
export type OwnLanguage = { lang?: string; dir?: 'ltr' | 'rtl' };

/** What a module's page gives to `quiz/Quiz.tsx`, a component `Quiz`. It is drawn in the browser only. */
export type QuizProps = {
  module: ModuleOnPage;
  /** In order, without their answers; at least one. */
  questions: { id: number; question: string; options: string[]; points: number }[];
  /** Language of the questions. */
  own: OwnLanguage;
  /** Whether this module is complete: then a pass completes nothing, and nothing leaves the page by itself. */
  isCompleted: boolean;
  lang: string;
};

/** The same for `activities/Activities.tsx`, a component `Activities`. "Mark as Complete" stands below it and is the page's. */
export type ActivitiesProps = {
  module: ModuleOnPage;
  /** At least one. */
  activities: ModuleContent['activities'];
  /** Language of the activities. */
  own: OwnLanguage;
  lang: string;
};

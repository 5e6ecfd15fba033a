/**
 * Progress as quizzes and activities use it. The server stores that of a user, the browser that of a guest until they
 * sign in (`session/mergeLearning.ts`). Errors of the API client pass through, so that callers can offer a retry.
 */
import type { ModuleContent } from '@common-ground/api/contracts/learning/moduleContent.ts';
import type { Answered, Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import { computed } from 'nanostores';
import { track } from '../../../analytics/track.ts';
import { toastAfterNavigation } from '../../../components/toaster/keptToast.ts';
import { showCatalogueToast } from '../../../components/toaster/showCatalogueToast.ts';
import type { CatalogueToast } from '../../../components/toaster/toast.ts';
import { learningPathPath } from '../../../routes.ts';
import { hasNoResponse } from '../../../session/hasNotReachedService.ts';
import { $guestLearning, $isStored, type GuestVerdict } from '../../../session/keptLearning.ts';
import { readLastRound, storeVerdict } from '../../../session/keptVerdicts.ts';
import { languageQuery } from '../../../session/languageQuery.ts';
import { $userId, api, calls } from '../../../session/session.ts';
import { storeEarned } from './earned.ts';
import { completeGuestModule, startGuestPath, toGuestRecord } from './keptProgress.ts';
import { $ownRecords, putOwnRecord } from './ownProgress.ts';
import type { CompletionResult, ModuleOnPage, PathOnPage, PathRecord } from './records.ts';
import { readTried } from './triedActivities.ts';

export type Records = {
  records: PathRecord[] | null;
  isFailed: boolean;
  /** Whether reading failed because the API could not be reached. Completions are then queued. */
  isAway: boolean;
  isMember: boolean;
};

/** Returns a store of the reader's records: a guest's for `paths`, or all of a user's (null until they are read). */
export function createRecordsStore(paths: PathOnPage[]) {
  return computed([$userId, $ownRecords, $guestLearning], (userId, own, kept): Records => {
    const isFailed = Boolean(own.error);
    if (userId !== null)
      return { records: own.data ?? null, isFailed, isAway: isFailed && hasNoResponse(own.error), isMember: true };
    const records = paths.flatMap((path) => toGuestRecord(path, kept) ?? []);
    return { records, isFailed: false, isAway: false, isMember: false };
  });
}

export async function start(path: PathOnPage): Promise<void> {
  const userId = $userId.get();
  if (userId === null) return startGuestPath(path.id);
  const currentModuleId = path.modules[0]?.id;
  const body = { pathId: path.id, currentModuleId, status: 'in_progress' as const };
  const place = { params: { id: userId }, query: languageQuery() };
  putOwnRecord(await api.call(calls.startPath, { ...place, body }));
}

/** Completes a module. Idempotent: a second call earns nothing. */
export async function complete(module: ModuleOnPage): Promise<CompletionResult> {
  const userId = $userId.get();
  if (userId === null) return completeGuestModule(module);
  const tried = readTried(module.id);
  const body = { pathId: module.path.id, moduleId: module.id, ...(tried.length > 0 && { tried }) };
  const place = { params: { id: userId }, query: languageQuery() };
  const { progress, ...came } = await api.call(calls.completeModule, { ...place, body });
  putOwnRecord(progress);
  track('learning_progress', { moduleId: module.id, progress: progress.progressPercentage });
  return came;
}

/**
 * Goes to the page of the path, which shows the toast and what was earned.
 * @returns false when it stayed, because the browser is offline or did not store what a guest completed
 */
export function goToPath({ path }: ModuleOnPage, came: CompletionResult, lang: string): boolean {
  if ($userId.get() === null && !$isStored.get()) return false;
  const said: CatalogueToast = { kind: 'moduleCompleted', points: came.pointsEarned };
  if (navigator.onLine === false) {
    void showCatalogueToast(said);
    return false;
  }
  toastAfterNavigation(said);
  storeEarned(path.id, came);
  location.assign(learningPathPath(path.id, lang));
  return true;
}

/**
 * Sends an answer to the server, which grades it and stores it for a user. The browser stores the verdict of a guest.
 * @param round UUID that all answers of one attempt share; an answer that is sent again with it counts once
 */
export async function sendAnswer(
  { moduleId, questionId, points }: { moduleId: number; questionId: number; points: number },
  userAnswer: string,
  round: string,
  lang: string,
): Promise<Answered> {
  const userId = $userId.get();
  const body = { userId, moduleId, questionId, userAnswer, round };
  const answered = await api.call(calls.answerQuestion, { query: languageQuery(lang), body });
  if (userId === null) {
    const { achievements, ...verdict } = answered;
    storeVerdict({ ...verdict, pointsEarned: verdict.isCorrect ? points : 0, lang });
  }
  return answered;
}

/** Returns the reader's newest verdicts on the questions of a quiz. */
export async function findVerdicts(moduleId: number, lang: string): Promise<Verdict[]> {
  const userId = $userId.get();
  if (userId === null) return translateVerdicts(readLastRound(moduleId), lang);
  return api.call(calls.listQuizAttempts, { params: { id: userId, moduleId }, query: languageQuery(lang) });
}

/** Sends a guest's answers again when a verdict is in another language. Returns the verdicts unchanged on failure. */
async function translateVerdicts(verdicts: GuestVerdict[], lang: string): Promise<Verdict[]> {
  if (verdicts.every((verdict) => verdict.lang === lang)) return verdicts;
  const told = verdicts.map(({ moduleId, questionId, userAnswer, round, pointsEarned }) =>
    sendAnswer({ moduleId, questionId, points: pointsEarned }, userAnswer, round ?? '', lang),
  );
  return Promise.all(told).catch(() => verdicts);
}

/** Attributes for an element whose text is in another language than the page; empty otherwise. */
export type OwnLanguage = { lang?: string; dir?: 'ltr' | 'rtl' };

export type QuizProps = {
  module: ModuleOnPage;
  /** At least one question, in the order of the quiz, without right answers. */
  questions: { id: number; question: string; options: string[]; points: number }[];
  own: OwnLanguage;
  /** Whether the module is complete already: a pass then neither completes it nor leaves the page. */
  isCompleted: boolean;
  lang: string;
};

export type ActivitiesProps = {
  module: ModuleOnPage;
  activities: ModuleContent['activities'];
  own: OwnLanguage;
  lang: string;
};

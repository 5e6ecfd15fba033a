import type { MAX_MERGED_ANSWERS } from '@common-ground/api/contracts/learning/progress.ts';
import { atom } from 'nanostores';
import { deleteGuestLearning, type GuestLearning, LEARNING_KEY } from './keptLearning.ts';
import { languageQuery } from './languageQuery.ts';
import { readOwnAgain } from './reads.ts';
import { $userId, api, calls } from './session.ts';
import { readStored, writeStored } from './storage.ts';

export const $isMergeFailed = atom(false);

const mostAnswers: typeof MAX_MERGED_ANSWERS = 1000;
const MAX_ATTEMPTS = 3;

/** Merges the guest's learning into the account of the signed-in user. The server counts repeated learning once. */
export async function mergeLearning(): Promise<void> {
  try {
    await oneAtATime(async () => {
      for (let time = 0; time < MAX_ATTEMPTS; time++) if (await mergeOnce()) break;
    });
    $isMergeFailed.set(false);
  } catch (error) {
    $isMergeFailed.set(true);
    console.warn('The learning in this browser could not be merged into the account yet.', error);
  }
}

async function mergeOnce(): Promise<boolean> {
  const [userId, taken] = [$userId.get(), readStored(LEARNING_KEY)];
  if (userId === null || taken === null) return true;
  const { paths = {}, verdicts = [] } = JSON.parse(taken) as Partial<GuestLearning>;
  const merged = await api.call(calls.mergeProgress, {
    params: { id: userId },
    query: languageQuery(),
    body: {
      paths: Object.entries(paths).map(([id, { completed }]) => {
        const tried = completed.flatMap((module) =>
          module.tried ? { moduleId: module.id, places: module.tried } : [],
        );
        const completedModules = completed.map((module) => module.id);
        return { pathId: Number(id), completedModules, ...(tried.length > 0 && { tried }) };
      }),
      answers: verdicts
        .flatMap(({ questionId, userAnswer, round }) => (round ? { questionId, userAnswer, round } : []))
        .slice(-mostAnswers),
    },
  });
  // A response of a proxy must not delete learning that only this browser has.
  if (!Array.isArray(merged)) throw new Error('The answer is not a list of progress.');
  await mergeRecall(userId);
  const isAll = deleteGuestLearning(taken);
  readOwnAgain(calls.listProgress, calls.listUserAchievements, calls.listCertificates, calls.getRecall);
  return isAll;
}

/** Turns recall on in the account if it was on for the guest. Deletes the guest's schedule: the account begins anew. */
async function mergeRecall(userId: number): Promise<void> {
  // Storage key of screens/learning/remember/keptRecall.ts.
  const taken = readStored('recall');
  if (taken === null) return;
  if ((JSON.parse(taken) as { isOn?: boolean }).isOn)
    await api.call(calls.chooseRecall, { params: { id: userId }, query: {}, body: { isOn: true } });
  writeStored('recall', null);
}

async function oneAtATime(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('merge-learning', work);
  else await work();
}

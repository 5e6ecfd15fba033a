import { atom } from 'nanostores';
import { deleteDraft, draftKey, type Owner, onDraftsDeleted, readDraft, storeDraft } from '../../../session/drafts.ts';
import { hasNotReachedService } from '../../../session/hasNotReachedService.ts';
import { isQueued, onQueueChange } from '../../../session/offline/queueSign.ts';
import { $userId } from '../../../session/session.ts';
import { findVerdicts, sendAnswer } from '../progress/learningProgress.ts';
import { toQuizDraft } from '../queued.ts';
import { answerQueue } from './answerQueue.ts';
import {
  type Attempt,
  adaptAttempt,
  createAttempt,
  findUnanswered,
  isComplete,
  type QuizQuestions,
} from './attempt.ts';

/** Error when the session ended while answering. The user can send the answers after signing in again. */
export class SessionEnded extends Error {}

export type QuizState = {
  phase: 'loading' | 'answering' | 'sending' | 'failed' | 'results';
  attempt: Attempt;
  error: unknown;
  /** Whether the unsent answers are in the queue, which any page sends. */
  isQueued: boolean;
  /** Whether this tab goes on by itself after the results: false when another tab received them. */
  isLeading: boolean;
};

type QuizSetting = { moduleId: number; questions: QuizQuestions; lang: string; pathId?: number; title?: string };

/**
 * Creates the store of a quiz. The browser stores the attempt by module and user until it has the results. All tabs
 * share it. `lang` is the language of the questions, `pathId` and `title` go with answers into the queue.
 */
export function createQuiz(
  { moduleId, questions, lang, pathId = 0, title = '' }: QuizSetting,
  server = { answer: sendAnswer, findVerdicts },
  queue = answerQueue,
) {
  const name = toQuizDraft(moduleId);
  let owner: Owner = $userId.get();
  let isSending = false;
  const $quiz = atom<QuizState>({
    phase: 'loading',
    attempt: createAttempt(lang),
    error: null,
    isQueued: false,
    isLeading: true,
  });

  const put = (part: Partial<QuizState>) => $quiz.set({ ...$quiz.get(), ...part });

  function change(part: Partial<Attempt>): void {
    const attempt = { ...$quiz.get().attempt, ...part };
    storeDraft(name, owner, attempt);
    put({ attempt });
  }

  async function load(): Promise<void> {
    const kept = readDraft<Attempt>(name, owner);
    if (kept) return show(adaptAttempt(kept, questions, lang), true);
    const attempt = createAttempt(lang);
    put({ phase: 'loading', attempt });
    // Earlier results are optional: when they cannot be read, the quiz begins with its first question.
    const verdicts = await server.findVerdicts(moduleId, lang).catch(() => []);
    // Another tab may have begun an attempt meanwhile.
    if ($quiz.get().attempt === attempt) show({ ...attempt, verdicts }, true);
  }

  function show(attempt: Attempt, isLeading: boolean): void {
    if (isComplete(attempt.verdicts, questions)) {
      deleteDraft(name, owner);
      put({ phase: 'results', attempt, isLeading });
    } else if (attempt.isSubmitted) {
      put({ attempt, isLeading });
      void send();
    } else {
      put({ phase: 'answering', attempt: { ...attempt, verdicts: [] } });
    }
  }

  function choose(questionId: number, place: number): void {
    const { phase, attempt } = $quiz.get();
    const text = questions.find(({ id }) => id === questionId)?.options[place];
    if (phase === 'answering' && text !== undefined)
      change({ chosen: { ...attempt.chosen, [questionId]: { place, text } } });
  }

  function submit(): void {
    const { phase, attempt } = $quiz.get();
    if (phase !== 'answering' || findUnanswered(attempt, questions).length > 0) return;
    change({ isSubmitted: true });
    void send();
  }

  /** Sends the answers that have no verdict yet, one request after another and in one tab at a time. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    put({ phase: 'sending', error: null, isQueued: false });
    try {
      await runInOneTab(name, sendUnsent);
    } catch (error) {
      put({ phase: 'failed', error });
      if (hasNotReachedService(error) && !(error instanceof SessionEnded)) await queueUnsent();
    } finally {
      isSending = false;
    }
  }

  /** Queues the answers without a verdict, so that any page sends them once the browser is online. */
  async function queueUnsent(): Promise<void> {
    const { round, verdicts, chosen } = $quiz.get().attempt;
    const rest = questions.filter(({ id }) => !verdicts.some(({ questionId }) => questionId === id));
    const answers = rest.map(({ id, points }) => ({ questionId: id, userAnswer: chosen[id]?.text ?? '', points }));
    const isKept = await queue.add({ userId: owner, round, title, input: { pathId, moduleId, lang, answers } });
    const { phase, attempt } = $quiz.get();
    if (phase === 'failed' && attempt.round === round) put({ isQueued: isKept });
  }

  /** Sends the attempt again after the queue was sent, perhaps by another page: the server repeats its verdicts. */
  async function followQueue(): Promise<void> {
    const { phase, attempt, isQueued: wasQueued } = $quiz.get();
    if (phase !== 'failed' || !wasQueued || (await queue.has(attempt.round))) return;
    if ($quiz.get().phase === 'failed' && $quiz.get().attempt.round === attempt.round) void send();
  }

  async function sendUnsent(): Promise<void> {
    const { round } = $quiz.get().attempt;
    const isUnderWay = () => $quiz.get().phase === 'sending' && $quiz.get().attempt.round === round;
    const kept = readDraft<Attempt>(name, owner);
    // Another tab may have sent some or all answers while this one waited for the lock.
    const known = kept?.round === round && kept.lang === lang ? kept : $quiz.get().attempt;
    const isTheirs = !kept && !$quiz.get().isLeading;
    const told = isTheirs ? await server.findVerdicts(moduleId, lang) : known.verdicts;
    if (!isUnderWay()) return;
    put({ attempt: { ...$quiz.get().attempt, verdicts: told.filter((verdict) => verdict.round === round) } });
    for (const { id, points } of questions) {
      if (!isUnderWay()) return;
      const { chosen, verdicts } = $quiz.get().attempt;
      if (verdicts.some(({ questionId }) => questionId === id)) continue;
      if (owner !== null && $userId.get() !== owner) throw new SessionEnded();
      const asked = { moduleId, questionId: id, points };
      const { achievements = [], ...verdict } = await server.answer(asked, chosen[id]?.text ?? '', round, lang);
      if (!isUnderWay()) return;
      put({ isLeading: true });
      const { attempt } = $quiz.get();
      change({
        verdicts: [...attempt.verdicts, { ...verdict, round }],
        achievements: [...attempt.achievements, ...achievements],
      });
    }
    if (!isUnderWay()) return;
    // Prefers the verdicts that the server stored. When that request fails, the verdicts just received are as good.
    const fresh = await server.findVerdicts(moduleId, lang).catch(() => []);
    if (!isUnderWay()) return;
    const isSame = isComplete(fresh, questions) && fresh.every((verdict) => verdict.round === round);
    deleteDraft(name, owner);
    if (isQueued()) void queue.remove(round);
    const { attempt } = $quiz.get();
    put({ phase: 'results', attempt: isSame ? { ...attempt, verdicts: fresh } : attempt });
  }

  function retake(): void {
    deleteDraft(name, owner);
    // Gives up the queued answers of the old attempt.
    if (isQueued()) void queue.remove($quiz.get().attempt.round);
    put({ phase: 'answering', attempt: createAttempt(lang), error: null, isQueued: false, isLeading: true });
    // Stores the attempt, which notifies other tabs.
    change({});
  }

  function followOtherTabs({ key, newValue }: StorageEvent): void {
    if (key !== draftKey(name, owner) || !newValue) return;
    const { value } = JSON.parse(newValue) as { value: Attempt };
    const { attempt, phase } = $quiz.get();
    const theirs = adaptAttempt(value, questions, lang);
    // The results of this attempt are already shown.
    if (phase === 'results' && theirs.round === attempt.round) return;
    // Each tab stays at the question that it shows.
    show(theirs.round === attempt.round ? { ...theirs, at: attempt.at } : theirs, false);
  }

  function followUser(id: number | null): void {
    const { phase, attempt, error } = $quiz.get();
    const before = owner;
    owner = id ?? before;
    if (id === null) return;
    if (id === before) {
      if (error instanceof SessionEnded) void send();
    } else if (before !== null) void load();
    else if (phase !== 'loading' && phase !== 'results') storeDraft(name, id, attempt);
  }

  /** Starts the quiz and returns a function that stops it. */
  function open(): () => void {
    const resume = () => {
      const { phase, error } = $quiz.get();
      if (phase === 'failed' && hasNotReachedService(error) && !(error instanceof SessionEnded)) void send();
    };
    addEventListener('storage', followOtherTabs);
    addEventListener('online', resume);
    const stopHearing = onDraftsDeleted((gone) => {
      if (gone !== owner) return;
      owner = null;
      put({ phase: 'answering', attempt: createAttempt(lang), error: null });
    });
    const stopFollowing = $userId.listen(followUser);
    const stopQueue = onQueueChange(() => void followQueue());
    void load();
    return () => {
      removeEventListener('storage', followOtherTabs);
      removeEventListener('online', resume);
      stopHearing();
      stopFollowing();
      stopQueue();
    };
  }

  return { $quiz, open, choose, go: (at: number) => change({ at }), submit, send, retake };
}

export type QuizStore = ReturnType<typeof createQuiz>;

/** Runs the work in one tab at a time, when the browser has locks. The server counts each answer once in any case. */
async function runInOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, work);
  else await work();
}

import type { Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { PROGRESS, verdict } from './testing/records.ts';

vi.mock('../../../analytics/track.ts', () => ({ track: vi.fn() }));
vi.mock('../../../components/toaster/showCatalogueToast.ts', () => ({ showCatalogueToast: vi.fn() }));

const module = (id: number, isRequired = true) => ({ id, type: 'reading' as const, points: 10, isRequired });
const path = { id: 1, modules: [module(11), module(12, false), module(13)] };
const onPage = (id: number) => ({ id, points: 10, path });

let answer: (path: string, body: unknown) => unknown;
const asked = vi.fn<typeof fetch>(async (address, init = {}) => {
  const answered = answer(String(address), init.body ? JSON.parse(String(init.body)) : null);
  return answered instanceof Response ? answered : Response.json(answered);
});
const posted: unknown[] = [];

class Channel {
  static told: unknown[] = [];
  postMessage = (message: unknown) => Channel.told.push(message);
  close() {}
}

beforeEach(() => {
  vi.resetModules();
  asked.mockClear();
  posted.length = 0;
  Channel.told = [];
  answer = () => ({});
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', asked);
});

const open = () => import('./learningProgress.ts');
function signIn(): void {
  localStorage.setItem('person', JSON.stringify({ id: 7, displayName: 'Ada', role: 'user' }));
  localStorage.setItem('sessionToken', 'token');
}

async function recordOfPath() {
  const { createRecordsStore } = await open();
  let found: unknown;
  createRecordsStore([path]).subscribe(({ records }) => {
    found = records?.[0] ?? null;
  })();
  return found;
}

const question = (questionId: number) => ({ moduleId: 13, questionId, points: 5 });

describe('progress of a guest', () => {
  /** Makes the API grade "This" as right, and any other answer as wrong. */
  const grades = () => {
    answer = (_, body) => {
      const { questionId, round, userAnswer } = body as Verdict;
      return {
        ...verdict(questionId, round ?? '', { isCorrect: userAnswer === 'This' }),
        userAnswer,
        achievements: [],
      };
    };
  };

  it('earns the points of a question once, and keeps them when a later answer is wrong', async () => {
    const { sendAnswer: give, complete } = await open();
    grades();
    await complete(onPage(11));
    await give(question(1), 'This', 'a', 'en');
    await give(question(2), 'Other', 'a', 'en');
    expect(await recordOfPath()).toMatchObject({ totalPoints: 10 + 5 });
    for (const round of ['b', 'c']) for (const id of [1, 2]) await give(question(id), 'Other', round, 'en');
    expect(await recordOfPath()).toMatchObject({ totalPoints: 10 + 5 });
    await give(question(1), 'This', 'd', 'en');
    await give(question(2), 'This', 'd', 'en');
    expect(await recordOfPath()).toMatchObject({ totalPoints: 10 + 5 + 5 });
    const kept = JSON.parse(localStorage.getItem('learning') ?? '');
    expect(kept.verdicts.map((one: Verdict) => `${one.questionId}${one.round}`)).toEqual(['1a', '1d', '2d']);
  });

  it('reads verdicts in the language of the page, and as stored when the API fails', async () => {
    const { sendAnswer: give, findVerdicts } = await open();
    grades();
    await give(question(1), 'This', 'a', 'es');
    asked.mockClear();
    expect(await findVerdicts(13, 'es')).toHaveLength(1);
    expect(asked).not.toHaveBeenCalled();
    answer = () => new Response('', { status: 503 });
    expect(await findVerdicts(13, 'ar')).toMatchObject([{ lang: 'es', isCorrect: true }]);
    answer = (address) => {
      expect(address).toContain('lang=ar');
      return { ...verdict(1, 'a', { userAnswer: 'هذا' }), achievements: [] };
    };
    expect(await findVerdicts(13, 'ar')).toMatchObject([{ userAnswer: 'هذا', round: 'a' }]);
  });

  it('stays on the page while offline, and goes to the page of the path when online', async () => {
    const { complete, goToPath } = await open();
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const came = await complete(onPage(11));
    vi.stubGlobal('navigator', { onLine: false });
    expect(goToPath(onPage(11), came, 'en')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    expect(goToPath(onPage(11), came, 'en')).toBe(true);
    expect(assign).toHaveBeenCalledWith('/learning/paths/1');
  });

  it('has no record before a path is started, and starts a path without a request', async () => {
    expect(await recordOfPath()).toBeNull();
    const { start } = await open();
    await start(path);
    expect(await recordOfPath()).toMatchObject({ status: 'in_progress', currentModuleId: 11, progressPercentage: 0 });
    expect(asked).not.toHaveBeenCalled();
  });

  it('earns the points of a module once, and completes a path with its required modules', async () => {
    const { complete } = await open();
    expect(await complete(onPage(11))).toMatchObject({ pointsEarned: 10, isPathCompleted: false });
    expect(await complete(onPage(11))).toMatchObject({ pointsEarned: 0, isPathCompleted: false });
    expect(await recordOfPath()).toMatchObject({ progressPercentage: 50, totalPoints: 10, currentModuleId: 12 });
    expect(await complete(onPage(13))).toMatchObject({ pointsEarned: 10, isPathCompleted: true });
    expect(await recordOfPath()).toMatchObject({ status: 'completed', progressPercentage: 100, totalPoints: 20 });
  });

  it('keeps a path completed, and lists a required module that was added later as new', async () => {
    const { complete, createRecordsStore } = await open();
    await complete(onPage(11));
    await complete(onPage(13));
    const grown = { ...path, modules: [...path.modules, module(14)] };
    const [record] = createRecordsStore([grown]).get().records ?? [];
    expect(record).toMatchObject({ status: 'completed', progressPercentage: 100, newModules: [14] });
  });

  it('stores the last round of a quiz, the passed round and the first right answers', async () => {
    const { sendAnswer: give, complete, findVerdicts } = await open();
    answer = (_, body) => verdict((body as Verdict).questionId, (body as Verdict).round ?? '');
    await give(question(1), 'This', 'a', 'en');
    await give(question(1), 'This', 'b', 'en');
    await give(question(2), 'This', 'b', 'en');
    expect((await findVerdicts(13, 'en')).map(({ questionId, round }) => [questionId, round])).toEqual([
      [1, 'b'],
      [2, 'b'],
    ]);
    await complete(onPage(13));
    await give(question(1), 'This', 'c', 'en');
    const kept = JSON.parse(localStorage.getItem('learning') ?? '');
    expect(kept.verdicts.map((one: Verdict) => one.round)).toEqual(['a', 'b', 'b', 'c']);
    expect(kept.passed).toEqual({ 13: 'b' });
  });

  it('lists changes made since the module was completed, and older ones corrected since', async () => {
    const { complete } = await open();
    await complete(onPage(11));
    await complete(onPage(12));
    const { listChangesSinceLearned } = await import('./listChangesSinceLearned.ts');
    const [before, later] = ['2020-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'];
    const changes = [
      { id: 1, moduleId: 11, at: later, state: 'open', settledAt: null },
      { id: 2, moduleId: 11, at: before, state: 'held', settledAt: later },
      { id: 3, moduleId: 12, at: before, state: 'corrected', settledAt: later },
      { id: 4, moduleId: 13, at: later, state: 'open', settledAt: null },
    ];
    answer = (address) => (address === '/api/learning-paths/1/changes?lang=es' ? changes : []);
    expect((await listChangesSinceLearned(1, 'es')).map(({ id }) => id)).toEqual([1, 3]);
    expect(await listChangesSinceLearned(2, 'es')).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('has no record when the stored text is invalid, and completes modules without storage', async () => {
    localStorage.setItem('learning', 'nonsense');
    expect(await recordOfPath()).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    vi.resetModules();
    const { complete } = await open();
    await complete(onPage(11));
    expect(await recordOfPath()).toMatchObject({ completedModules: [11] });
  });
});

describe('progress of a user', () => {
  it('completes a module through the API, stores no guest progress and notifies other tabs', async () => {
    signIn();
    const { complete } = await open();
    answer = (address, body) => {
      posted.push([address, body]);
      return { progress: PROGRESS, pointsEarned: 10, isPathCompleted: false, achievements: [], certificateCode: null };
    };
    expect(await complete(onPage(11))).toEqual({
      pointsEarned: 10,
      isPathCompleted: false,
      achievements: [],
      certificateCode: null,
    });
    expect(posted).toEqual([['/api/users/7/complete-module', { pathId: 1, moduleId: 11 }]]);
    expect(localStorage.getItem('learning')).toBeNull();
    expect(Channel.told).toEqual([7]);
  });

  it('rejects with the error of the API, and does not notify other tabs', async () => {
    signIn();
    const { complete } = await open();
    answer = () => new Response('Complete the module before this one first', { status: 409 });
    await expect(complete(onPage(13))).rejects.toThrow('Complete the module before this one first');
    expect(Channel.told).toEqual([]);
  });
});

describe('merge of guest progress', () => {
  const brought = async () => {
    const { complete } = await open();
    await complete(onPage(11));
    const { storeVerdict } = await import('../../../session/keptVerdicts.ts');
    storeVerdict(verdict(1, 'a'));
    signIn();
    vi.resetModules();
    return import('../../../session/mergeLearning.ts');
  };

  it('sends the progress to the account once, and deletes it from the browser', async () => {
    const { mergeLearning, $isMergeFailed } = await brought();
    answer = (address, body) => {
      posted.push([address, body]);
      return [PROGRESS];
    };
    await mergeLearning();
    await mergeLearning();
    expect(posted).toEqual([
      [
        '/api/users/7/progress/merge',
        {
          paths: [{ pathId: 1, completedModules: [11] }],
          answers: [{ questionId: 1, userAnswer: 'This', round: 'a' }],
        },
      ],
    ]);
    expect(localStorage.getItem('learning')).toBeNull();
    expect($isMergeFailed.get()).toBe(false);
  });

  it('leaves the progress in the browser when the API fails, and sends it again', async () => {
    const { mergeLearning, $isMergeFailed } = await brought();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer = () => new Response('Away', { status: 503 });
    await mergeLearning();
    expect($isMergeFailed.get()).toBe(true);
    expect(localStorage.getItem('learning')).not.toBeNull();
    answer = () => [PROGRESS];
    await mergeLearning();
    expect($isMergeFailed.get()).toBe(false);
    expect(localStorage.getItem('learning')).toBeNull();
  });

  it.each(['{}', 'null', '', '<html>Sign in to the network</html>'])(
    'leaves the progress in the browser when the response is %j',
    async (body) => {
      const { mergeLearning, $isMergeFailed } = await brought();
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      answer = () => new Response(body);
      await mergeLearning();
      expect($isMergeFailed.get()).toBe(true);
      expect(localStorage.getItem('learning')).not.toBeNull();
    },
  );

  it('sends again when another tab stored progress during the request', async () => {
    const { mergeLearning } = await brought();
    const sent: unknown[] = [];
    answer = (_, body) => {
      sent.push(body);
      if (sent.length > 1) return [PROGRESS];
      const kept = JSON.parse(localStorage.getItem('learning') ?? '');
      kept.paths[1].completed.push({ id: 12, points: 10 });
      localStorage.setItem('learning', JSON.stringify(kept));
      return [PROGRESS];
    };
    await mergeLearning();
    expect(sent[1]).toMatchObject({ paths: [{ pathId: 1, completedModules: [11, 12] }] });
    expect(localStorage.getItem('learning')).toBeNull();
  });
});

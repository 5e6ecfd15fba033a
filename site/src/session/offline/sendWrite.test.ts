import { ClientError } from '@common-ground/api/contracts/client.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUEUED_KINDS } from '../../queuedKinds.ts';
import { fakeBrowser } from '../../testing/fakeBrowser.ts';

const ADA = 7;
const INPUTS: Record<string, unknown> = {
  bookmark: { bookmarkType: 'condition', contentId: 1 },
  unbookmark: { bookmarkType: 'condition', contentId: 1 },
  completeModule: { pathId: 1, moduleId: 1 },
  quizAnswers: { pathId: 1, moduleId: 1, lang: 'en', answers: [{ questionId: 1, userAnswer: 'a', points: 1 }] },
  reply: { topicId: 1, body: { content: 'Hello' }, to: null },
  topic: {
    body: { title: 'Lifts', content: 'Hello', categoryType: 'general', audience: 'everyone', language: 'en' },
  },
  like: { postId: 1, isWanted: true },
  watch: { conditionId: 1, isWanted: true },
  follow: { topicId: 1, state: 'watching' },
};
const KINDS = QUEUED_KINDS.map(({ name }) => name);
const OWN: Record<string, object> = {
  bookmark: { createdAt: '2026-01-01T00:00:00Z' },
  unbookmark: { success: true },
  completeModule: { isPathCompleted: false },
  quizAnswers: { isCorrect: true, achievements: [] },
  reply: { topicId: 1 },
  topic: { authorId: ADA },
  like: { likesCount: 1, isLiked: true },
  watch: { conditionId: 1 },
  follow: { state: 'watching' },
};

let send: (kind: string) => Promise<void>;
let ForeignResponse: typeof import('./fetchApiResponse.ts').ForeignResponse;
let request: RequestInit | undefined;

beforeEach(async () => {
  fakeBrowser();
  vi.resetModules();
  localStorage.setItem('person', JSON.stringify({ id: ADA, displayName: 'Ada', role: 'user' }));
  localStorage.setItem('sessionToken', 'token');
  const { sendWrite } = await import('./sendWrite.ts');
  ({ ForeignResponse } = await import('./fetchApiResponse.ts'));
  send = (kind) => {
    const write = { uuid: crypto.randomUUID(), kind, input: INPUTS[kind], title: '', userId: ADA, refusal: null };
    return sendWrite({ ...write, madeAt: '2026-01-01T00:00:00Z' }, new AbortController().signal);
  };
});

function answerWith(body: string, { status = 200, type }: { status?: number; type?: string }): void {
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    request = init;
    return new Response(body, { status, headers: type === undefined ? {} : { 'content-type': type } });
  });
}

const problem = (status: number, more: object = {}) =>
  JSON.stringify({ type: 'about:blank', title: 'Refused', status, detail: 'No', ...more });

describe('a queued write', () => {
  it('is not sent when this version does not know its kind', async () => {
    answerWith('{}', { type: 'application/json' });
    await expect(send('vote')).rejects.toThrow('cannot send "vote"');
  });

  it.each(KINDS)('%s is sent when the API responds as its contract says', async (kind) => {
    answerWith(JSON.stringify(OWN[kind]), { type: 'application/json; charset=utf-8' });
    await expect(send(kind)).resolves.toBeUndefined();
    expect(new Headers(request?.headers).get('accept')).toContain('application/problem+json');
  });

  it.each(KINDS)('%s is not sent when another server responds with 200', async (kind) => {
    const answers: [string, string?][] = [
      ['<!doctype html><title>Welcome to the hotel</title>', 'text/html'],
      ['{"authenticated":false}', 'application/json'],
      ['[]', 'application/json'],
      ['null', 'application/json'],
      ['', 'application/json'],
      [JSON.stringify(OWN[kind]), 'text/html'],
      [''],
    ];
    for (const [body, type] of answers) {
      answerWith(body, type === undefined ? {} : { type });
      await expect(send(kind), `${type} ${body}`).rejects.not.toBeInstanceOf(ClientError);
    }
  });

  it.each([400, 401, 403, 404, 409, 422, 429])('is refused with its message when the API sends %i', async (status) => {
    answerWith(problem(status), { status, type: 'application/problem+json' });
    await expect(send('reply')).rejects.toMatchObject({ name: 'ClientError', status, body: 'No' });
  });

  it.each([400, 401, 403, 404, 407, 409, 429, 451])('is not refused when another server sends %i', async (status) => {
    const answers: [string, string?][] = [
      ['<html>Blocked</html>', 'text/html; charset=utf-8'],
      ['Blocked by policy', 'text/plain'],
      ['{"message":"Blocked"}', 'application/json'],
      ['{"detail":"Blocked"}', 'application/problem+json'],
      [problem(status + 1), 'application/problem+json'],
      [problem(status, { detail: { html: 'Blocked' } }), 'application/problem+json'],
      ['not JSON', 'application/problem+json'],
      [''],
    ];
    for (const [body, type] of answers) {
      answerWith(body, type === undefined ? { status } : { status, type });
      await expect(send('reply'), `${type} ${body}`).rejects.toBeInstanceOf(ForeignResponse);
    }
  });

  it('fails with the status of a 5xx, whichever server sent it', async () => {
    answerWith('<html>Bad gateway</html>', { status: 502, type: 'text/html' });
    await expect(send('reply')).rejects.toMatchObject({ name: 'ClientError', status: 502 });
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { setRecorder } from './metrics/recorder.ts';
import { observeRequest } from './observeRequest.ts';
import { type Annotate, setTracer } from './tracing/inSpan.ts';

afterEach(() => {
  setRecorder(undefined);
  setTracer(undefined);
});

const answer = async (setRoute: (route: string) => void) => {
  setRoute('/api/conditions/{id}');
  return { status: 304 };
};

describe('observeRequest', () => {
  it('counts and times a request by the template of its route', async () => {
    const recorder = { count: vi.fn(), observe: vi.fn() };
    setRecorder(recorder);
    expect(await observeRequest({ method: 'GET' }, answer)).toEqual({ status: 304 });
    const labels = { route: '/api/conditions/{id}', method: 'GET' };
    expect(recorder.count.mock.calls).toEqual([['requests', { ...labels, status: '304' }]]);
    expect(recorder.observe.mock.calls).toEqual([['requestSeconds', expect.any(Number), labels]]);
  });

  it('names the span of a request by method and route, below the parent that the request names', async () => {
    const annotate = vi.fn<Annotate>();
    const run = vi.fn((_: object, work: (annotate: Annotate) => Promise<never>) => work(annotate));
    setTracer({ run, traceparent: () => null });
    await observeRequest({ method: 'GET', parent: 'of the gateway' }, answer);
    expect(run.mock.calls[0]?.[0]).toMatchObject({ name: 'GET', kind: 'server', parent: 'of the gateway' });
    expect(annotate.mock.calls).toEqual([
      [
        {
          'http.request.method': 'GET',
          'http.route': '/api/conditions/{id}',
          'http.response.status_code': 304,
        },
        'GET /api/conditions/{id}',
      ],
    ]);
  });

  it('only answers while metrics and traces are off', async () => {
    expect(await observeRequest({ method: 'GET' }, answer)).toEqual({ status: 304 });
  });
});

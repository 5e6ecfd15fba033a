import { setRecorder } from '@common-ground/api/platform/metrics/recorder.ts';
import { type SpanDescription, setTracer } from '@common-ground/api/platform/tracing/inSpan.ts';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { FEW } from './testing/keepOnly.ts';
import { publishing } from './testing/publishing.ts';

const site = await publishing(FEW);
afterAll(() => site.close());
afterEach(() => {
  setTracer(undefined);
  setRecorder(undefined);
});

const TRACE = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`;
const OTHER = `00-${'3'.repeat(32)}-${'4'.repeat(16)}-01`;

/** Publishes a condition in the trace of a request. Returns all spans since. */
async function publishIn(trace: string, id: number): Promise<SpanDescription[]> {
  const spans: SpanDescription[] = [];
  setTracer({
    traceparent: () => trace,
    run: (span, work) => {
      spans.push(span);
      return work(() => {});
    },
  });
  await site.cms.publish('conditions', id, { summary: `Published in ${trace}.` });
  return spans;
}

const findParents = (spans: SpanDescription[], name: string) => [
  ...new Set(spans.filter((span) => span.name === name).map(({ parent }) => parent)),
];

describe('trace of a publish', () => {
  it('continues in the publisher from the request that recorded the change', async () => {
    const spans = await publishIn(TRACE, 1);
    await site.publisher.settle();
    expect(findParents(spans, 'process changes')).toEqual([TRACE]);
    expect(findParents(spans, 'render pages')).toContain(TRACE);
    expect(spans.map(({ name }) => name)).toContain('write page');
    expect(JSON.stringify(spans)).not.toContain('Published in');
  });

  it('names the trace in which a change of another trace is processed', async () => {
    await publishIn(TRACE, 1);
    const spans = await publishIn(OTHER, 2);
    await site.publisher.settle();
    const [joined, process] = spans.filter(({ name }) => name === 'process changes');
    expect(joined).toMatchObject({ parent: OTHER, attributes: { 'common_ground.processed_in': TRACE } });
    expect(process).toMatchObject({ parent: TRACE });
  });

  it('is absent from changes that are recorded while traces are off', async () => {
    await publishIn(TRACE, 1);
    await site.pool.query('DELETE FROM publisher.change');
    setTracer(undefined);
    await site.cms.publish('conditions', 1, { summary: 'Without a trace.' });
    const { rows } = await site.pool.query('SELECT DISTINCT trace FROM publisher.change');
    expect(rows).toEqual([{ trace: null }]);
  });
});

it('times a publish from the recorded change until its own pages and all others are in place', async () => {
  await site.publisher.settle();
  await site.cms.publish('conditions', 1, { summary: 'Timed.' });
  await site.pool.query(`UPDATE publisher.change SET at = now() - interval '1 hour'`);
  const observe = vi.fn();
  setRecorder({ count: () => {}, observe });
  await site.publisher.settle();
  const publishes = observe.mock.calls.filter(([name]) => name === 'publishSeconds');
  expect(new Set(publishes.map(([, , { pages }]) => pages))).toEqual(new Set(['own', 'all']));
  expect(Math.min(...publishes.map(([, seconds]) => seconds))).toBeGreaterThan(3600);
  expect(observe.mock.calls.some(([name]) => name === 'renderSeconds')).toBe(true);
});

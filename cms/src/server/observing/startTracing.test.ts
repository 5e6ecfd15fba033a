import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { log } from '@common-ground/api/platform/log/log.ts';
import { findTraceparent, inSpan } from '@common-ground/api/platform/tracing/inSpan.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../start/ports.ts';
import { startTracing } from './startTracing.ts';

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: object[] };
type Received = { resourceSpans: { resource: object; scopeSpans: { spans: Span[] }[] }[] };

let received: Received[] = [];
const collector = createServer(async (request, response) => {
  received.push((await json(request)) as Received);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
beforeAll(() => new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve)));
afterAll(() => collector.close());
afterEach(() => vi.unstubAllEnvs());

/** Runs `work` while spans are recorded. Returns those that the collector received. */
async function trace(work: () => Promise<unknown>): Promise<Map<string, Span>> {
  received = [];
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  const stop = startTracing('web');
  await work();
  await stop();
  const spans = received.flatMap(({ resourceSpans }) => resourceSpans).flatMap(({ scopeSpans }) => scopeSpans);
  return new Map(spans.flatMap(({ spans }) => spans).map((span) => [span.name, span]));
}

describe('startTracing', () => {
  it('sends nested spans of one trace, which another process continues by its traceparent', async () => {
    let traceparent: string | null = null;
    const spans = await trace(async () => {
      await inSpan({ name: 'POST /api/things', kind: 'server' }, () =>
        inSpan({ name: 'things-insert', kind: 'client', isPart: true }, async () => {
          traceparent = findTraceparent();
        }),
      );
      await inSpan({ name: 'render pages', isPart: true, parent: traceparent }, async () => {});
    });
    const [request, statement, render] = ['POST /api/things', 'things-insert', 'render pages'].map((name) => {
      const span = spans.get(name);
      if (!span) throw new Error(`The collector got no span ${name}`);
      return span;
    });
    expect(statement).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
    expect(render).toMatchObject({ traceId: request?.traceId, parentSpanId: statement?.spanId });
    expect(JSON.stringify(received)).toContain('common-ground-web');
  });

  it('leaves out parts that belong to no trace, and parents that are no traceparent', async () => {
    const spans = await trace(async () => {
      await inSpan({ name: 'poll', isPart: true }, async () => {});
      await inSpan({ name: 'forged', isPart: true, parent: "00-'; DROP TABLE users" }, async () => {});
      await inSpan({ name: 'GET', kind: 'server' }, async (annotate) => annotate({}, 'GET /api/things'));
    });
    expect([...spans.keys()]).toEqual(['GET /api/things']);
  });

  it('ends without the last spans when the collector does not answer', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${await findFreePort()}`);
    const stop = startTracing('web');
    await inSpan({ name: 'GET' }, async () => {});
    await stop();
    expect(warn.mock.calls).toEqual([[{ err: expect.any(Error) }, 'the last spans were not sent']]);
    warn.mockRestore();
  });

  it('marks a failed span by the name of its error, without the message', async () => {
    const work = () => Promise.reject(new TypeError('someone@example.org'));
    const spans = await trace(() => expect(inSpan({ name: 'GET' }, work)).rejects.toThrow('someone'));
    expect(spans.get('GET')?.attributes).toEqual([{ key: 'error.type', value: { stringValue: 'TypeError' } }]);
    expect(JSON.stringify(received)).not.toContain('example.org');
  });
});

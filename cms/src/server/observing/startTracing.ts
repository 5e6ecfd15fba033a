import { AsyncLocalStorage } from 'node:async_hooks';
import { limitTime } from '@common-ground/api/platform/limitTime.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import type { SpanDescription, Tracer } from '@common-ground/api/platform/tracing/inSpan.ts';
import { setTracer } from '@common-ground/api/platform/tracing/inSpan.ts';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;
/** Milliseconds to send the last spans. A collector that is down must not delay the end of the process. */
const LAST_SPANS_MS = 2000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

/**
 * Sends the spans of this process to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`, which the exporter reads from the
 * environment. The provider is not registered globally, because Next would then add spans with whole addresses.
 * @returns a function that sends the remaining spans, and never rejects
 */
export function startTracing(process: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `common-ground-${process}` }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('common-ground');
  const current = new AsyncLocalStorage<Span>();

  const run: Tracer['run'] = async ({ name, kind, parent, isPart, attributes = {} }, work) => {
    const around = toRemoteSpan(parent) ?? current.getStore();
    if (!around && isPart) return work(() => {});
    const context = around ? trace.setSpan(ROOT_CONTEXT, around) : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes }, context);
    try {
      return await current.run(span, () =>
        work((found, newName) => {
          span.setAttributes(found);
          if (newName) span.updateName(newName);
        }),
      );
    } catch (error) {
      // The message may contain values of a user.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'Error');
      throw error;
    } finally {
      span.end();
    }
  };
  setTracer({ run, traceparent: () => toTraceparent(current.getStore()) });
  return async () => {
    setTracer(undefined);
    await limitTime(LAST_SPANS_MS, provider.shutdown()).catch((error: unknown) =>
      log.warn({ err: error }, 'the last spans were not sent'),
    );
  };
}

function toTraceparent(span: Span | undefined): string | null {
  if (!span) return null;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

function toRemoteSpan(traceparent: SpanDescription['parent']): Span | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return traceId && spanId
    ? trace.wrapSpanContext({ traceId, spanId, traceFlags: Number(flags), isRemote: true })
    : null;
}

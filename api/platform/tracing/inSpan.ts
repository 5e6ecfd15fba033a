type Attributes = Record<string, string | number>;

/** A step of a trace. Names and attributes contain no id, address or text of a user, and no value of a statement. */
export type SpanDescription = {
  name: string;
  kind?: 'server' | 'client';
  /** `traceparent` (W3C) of the span that caused this one. Without it, the span around this one is its parent. */
  parent?: string | null | undefined;
  /** Whether there is no span when there would be no parent. */
  isPart?: true;
  attributes?: Attributes;
};

/** Adds attributes to a span, and renames it. */
export type Annotate = (attributes: Attributes, name?: string) => void;

export type Tracer = {
  run<Result>(span: SpanDescription, work: (annotate: Annotate) => Promise<Result>): Promise<Result>;
  traceparent(): string | null;
};

const TRACING_KEY = Symbol.for('common-ground.tracing');
/** All copies of this file share the tracer: Next bundles several copies. Without a tracer there are no spans. */
const everyCopy = globalThis as { [TRACING_KEY]?: { tracer: Tracer | undefined } };
everyCopy[TRACING_KEY] ??= { tracer: undefined };
const shared = everyCopy[TRACING_KEY];

export function setTracer(tracer: Tracer | undefined): void {
  shared.tracer = tracer;
}

/** Runs `work` in a span, or only runs it while traces are off. */
export function inSpan<Result>(span: SpanDescription, work: (annotate: Annotate) => Promise<Result>): Promise<Result> {
  return shared.tracer ? shared.tracer.run(span, work) : work(ignoreAttributes);
}

/** Returns the `traceparent` (W3C) of the current span; null when traces are off, and outside of every span. */
export function findTraceparent(): string | null {
  return shared.tracer?.traceparent() ?? null;
}

/** Returns a BEGIN after which recorded changes of the transaction contain the current trace. */
export function beginTraced(): string {
  const traceparent = findTraceparent();
  // A column default of `publisher.change` reads the setting. Only hexadecimal digits and hyphens are in the value.
  return traceparent ? `BEGIN; SET LOCAL common_ground.trace TO '${traceparent}'` : 'BEGIN';
}

const ignoreAttributes: Annotate = () => {};

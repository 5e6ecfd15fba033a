import type { Labels, MetricName } from './metrics.ts';

/** Records what happens in this process. */
export type Recorder = {
  count<Name extends MetricName<'counter'>>(name: Name, labels: Labels<Name>): void;
  observe<Name extends MetricName<'histogram'>>(name: Name, seconds: number, labels: Labels<Name>): void;
};

/** Part of `pg`'s Pool. */
export type WatchedPool = { totalCount: number; idleCount: number; waitingCount: number; options: { max: number } };

const METRICS_KEY = Symbol.for('common-ground.metrics');
type Shared = { recorder: Recorder | undefined; pools: Map<string, WatchedPool> };
/** All copies of this file share the recorder and the pools: Next bundles several copies. */
const everyCopy = globalThis as { [METRICS_KEY]?: Shared };
everyCopy[METRICS_KEY] ??= { recorder: undefined, pools: new Map() };
const shared = everyCopy[METRICS_KEY];

export function setRecorder(recorder: Recorder | undefined): void {
  shared.recorder = recorder;
}

/** Adds one to a counter. Does nothing while metrics are off. */
export function countEvent<Name extends MetricName<'counter'>>(name: Name, labels: Labels<Name>): void {
  shared.recorder?.count(name, labels);
}

/** Adds a duration to a histogram. Does nothing while metrics are off. */
export function observeSeconds<Name extends MetricName<'histogram'>>(
  name: Name,
  seconds: number,
  labels: Labels<Name>,
): void {
  shared.recorder?.observe(name, seconds, labels);
}

/** Reports the use of a pool of connections under this name. A later pool of the same name replaces it. */
export function watchPool(name: string, pool: WatchedPool): void {
  shared.pools.set(name, pool);
}

export function listWatchedPools(): ReadonlyMap<string, WatchedPool> {
  return shared.pools;
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Labels, METRICS, type MetricName } from './metrics.ts';
import { listWatchedPools, setRecorder } from './recorder.ts';

/** Value of a gauge, read at a scrape. */
export type GaugeValue = {
  [Name in MetricName<'gauge'>]: { name: Name; labels: Labels<Name>; value: number };
}[MetricName<'gauge'>];

export type RecordingOptions = {
  /** Name of this process, which is the label `process` of each metric. */
  process: string;
  /** Reads the gauges of this process besides those of its pools. */
  readGauges?: () => Promise<GaugeValue[]>;
};

/** Upper bounds in seconds, from a page out of memory to a rebuild. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Starts to record the metrics of this process. `scrape` returns all of them in the text format of Prometheus. */
export function startRecording({ process, readGauges = async () => [] }: RecordingOptions) {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  const [counters, histograms] = [new Map<string, Counter>(), new Map<string, Histogram>()];
  for (const [key, { type, name, help, labels }] of Object.entries(METRICS)) {
    const options = { name, help, labelNames: [...labels], registers: [registry] };
    if (type === 'counter') counters.set(key, new Counter(options));
    if (type === 'histogram') histograms.set(key, new Histogram({ ...options, buckets: BUCKETS }));
  }
  setRecorder({
    count: (name, labels) => counters.get(name)?.inc(labels),
    observe: (name, seconds, labels) => histograms.get(name)?.observe(labels, seconds),
  });
  return {
    contentType: registry.contentType,
    scrape: async () => {
      const gauges = await formatGauges([...readPoolGauges(), ...(await readGauges())], process);
      return (await registry.metrics()) + gauges;
    },
    stop: () => {
      setRecorder(undefined);
      registry.clear();
    },
  };
}

/** Uses a registry for each scrape: a gauge that stays registered has the value 0 where this process knows none. */
async function formatGauges(values: GaugeValue[], process: string): Promise<string> {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  const gauges = new Map<string, Gauge>();
  for (const { name: key, labels, value } of values) {
    const { name, help, labels: labelNames } = METRICS[key];
    const gauge = gauges.get(key) ?? new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
    gauge.set(labels, value);
    gauges.set(key, gauge);
  }
  return registry.metrics();
}

function readPoolGauges(): GaugeValue[] {
  return [...listWatchedPools()].flatMap(([pool, { totalCount, idleCount, waitingCount, options }]): GaugeValue[] => [
    { name: 'poolConnections', labels: { pool, state: 'busy' }, value: totalCount - idleCount },
    { name: 'poolConnections', labels: { pool, state: 'idle' }, value: idleCount },
    { name: 'poolSize', labels: { pool }, value: options.max },
    { name: 'poolWaiting', labels: { pool }, value: waitingCount },
  ]);
}

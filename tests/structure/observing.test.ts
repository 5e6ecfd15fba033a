import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { METRICS } from '../../api/platform/metrics/metrics.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Files that load a library which the settings of metrics and traces turn on, and nothing but `startObserving` loads. */
const LOADERS = ['api/platform/metrics/startRecording.ts', 'cms/src/server/observing/startTracing.ts'];

const sources = globSync('{api,cms}/**/*.ts', {
  cwd: ROOT,
  exclude: (name) => /^(node_modules|dist|\.\w+)$/.test(name),
})
  .filter((file) => !file.endsWith('.test.ts'))
  .sort();

describe('libraries of metrics and traces', () => {
  it('are imported by the two files that start them', () => {
    const importers = sources.filter((file) => /'(prom-client|@opentelemetry\/[^']+)'/.test(readText(file)));
    expect(importers).toEqual(LOADERS);
  });

  it('are loaded only when a setting asks for them', () => {
    const statically = sources.filter((file) =>
      /^(?:import|export|\}) (?!type ).*(?:startRecording|startTracing)\.ts';$/m.test(readText(file)),
    );
    expect(statically).toEqual([]);
    const onDemand = sources.filter((file) => /import\('.*(?:startRecording|startTracing)\.ts'\)/.test(readText(file)));
    expect(onDemand).toEqual(['cms/src/server/observing/startObserving.ts']);
  });
});

describe('dashboard and alerts', () => {
  const known = new Set<string>(Object.values(METRICS).map(({ name }) => name));
  const files = ['deploy/grafana/common-ground.json', 'deploy/prometheus/alerts.yml', 'docs/observing.md'];

  it.each(files)('%s names only metrics of the product', (file) => {
    const names = [...readText(file).matchAll(/\bcommon_ground_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names every metric in the documentation and in the dashboard', () => {
    for (const file of ['deploy/grafana/common-ground.json', 'docs/observing.md'])
      expect([...known].filter((name) => !readText(file).includes(name))).toEqual([]);
  });
});

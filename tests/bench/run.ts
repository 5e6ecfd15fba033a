import { parseArgs } from 'node:util';
import { benchAlignment } from './alignment/alignment.ts';
import { benchApiRead } from './api-read/apiRead.ts';
import { benchApiWrite } from './api-write/apiWrite.ts';
import { benchBuild } from './build/build.ts';
import { benchGrowth } from './growth/growth.ts';
import { benchObserving } from './observing/observing.ts';
import { benchPage } from './page/page.ts';
import { benchPublish } from './publish/publish.ts';
import { benchReplicas } from './replicas/replicas.ts';
import { benchSearch } from './search/search.ts';
import { Stage } from './stage/Stage.ts';
import { benchStatic } from './static/static.ts';

const BENCHMARKS = {
  publish: benchPublish,
  build: benchBuild,
  static: benchStatic,
  'api-read': benchApiRead,
  'api-write': benchApiWrite,
  page: benchPage,
  search: benchSearch,
  alignment: benchAlignment,
  observing: benchObserving,
  replicas: benchReplicas,
  growth: benchGrowth,
};
type Name = keyof typeof BENCHMARKS;

const USAGE = `pnpm bench [publish] [build] [static] [api-read] [api-write] [page] [search] [alignment] [observing] [replicas] [growth] [--quick] [--most N]

Runs the named benchmarks, or all of them. Nothing else should run on the machine meanwhile.
  --quick  a small trial of a minute or two, to see that it works; its figures say nothing
  --most   leaves out sites of more conditions than this (publish), or makes them smaller (build, growth)

A PostgreSQL server of its own is started in a temporary folder, and gone afterwards.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    most: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (values.help || unknown.length > 0) {
  console.log(USAGE);
  process.exit(unknown.length > 0 ? 1 : 0);
}
const names = (positionals.length > 0 ? positionals : Object.keys(BENCHMARKS)) as Name[];
const started = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);

const stage = await Stage.open({
  isQuick: values.quick,
  most: Number(values.most) || Number.POSITIVE_INFINITY,
  say,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    console.log('\nStopping …');
    void stage.close().finally(() => process.exit(1));
  });
let code = 0;
try {
  for (const name of names) {
    say(`${name}:`);
    await BENCHMARKS[name](stage);
    await stage.clear();
  }
} catch (error) {
  console.error(error);
  code = 1;
} finally {
  await stage.close();
}
process.exit(code);

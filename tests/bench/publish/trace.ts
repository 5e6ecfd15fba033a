import fs from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';

/**
 * Loaded into the publisher and the API before their own code (`node --import`), only by the benchmarks: notes when each
 * query, each render and each rename begins and ends, and writes it down when a publish is over. Costs some microseconds an event.
 */
export type TraceEvent = { kind: 'sql' | 'render' | 'rename'; name: string; from: number; to: number };

const file = process.env.BENCH_TRACE ?? '';
const site = path.resolve(import.meta.dirname, '../../../site/dist/server/entry.mjs');
let events: TraceEvent[] = [];

/** Milliseconds that all processes of this machine agree on. */
const now = () => performance.timeOrigin + performance.now();

function traceQueries(Client: unknown): void {
  const client = (Client as { prototype: object }).prototype as { query: (...given: unknown[]) => unknown };
  const original = client.query;
  client.query = function (this: pg.Client, ...given: unknown[]) {
    const [query] = given as [string | { name?: string; text?: string }];
    const name = typeof query === 'string' ? query : (query?.name ?? query?.text ?? '');
    const from = now();
    const last = given.at(-1);
    const done = () => {
      events.push({ kind: 'sql', name: name.slice(0, 60), from, to: now() });
      if (name === 'COMMIT') writeDown();
    };
    if (typeof last === 'function') {
      given[given.length - 1] = (...answer: unknown[]) => {
        done();
        return last(...answer);
      };
      return original.apply(this, given);
    }
    const result = original.apply(this, given);
    if (result instanceof Promise) result.then(done, done);
    return result;
  };
}

/** Payload's database adapter may bring a version of its own. */
function payloadsOwnPg(): typeof pg {
  const fromCms = createRequire(path.resolve(import.meta.dirname, '../../../cms/package.json'));
  return createRequire(fromCms.resolve('@payloadcms/db-postgres'))('pg');
}

function traceRenames(): void {
  const original = fs.renameSync;
  fs.renameSync = (before, after) => {
    const from = now();
    original(before, after);
    events.push({ kind: 'rename', name: path.basename(String(after)), from, to: now() });
  };
  syncBuiltinESMExports();
}

async function traceRenders(): Promise<void> {
  const { app } = await import(pathToFileURL(site).href);
  const original = app.render.bind(app);
  app.render = async (request: Request, options: unknown) => {
    const from = now();
    const response = await original(request, options);
    events.push({ kind: 'render', name: new URL(request.url).pathname, from, to: now() });
    return response;
  };
}

function writeDown(): void {
  const written = events;
  events = [];
  fs.appendFileSync(file, written.map((event) => `${JSON.stringify(event)}\n`).join(''));
}

if (file && isMainThread) {
  traceQueries(pg.Client);
  const payloadsPg = payloadsOwnPg();
  if (payloadsPg !== pg) traceQueries(payloadsPg.Client);
  traceRenames();
  await traceRenders();
}

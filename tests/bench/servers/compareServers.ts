import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import autocannon from 'autocannon';
import { atLeast, type Report } from '../report/Report.ts';
import { cpuSeconds } from '../stage/processFacts.ts';
import type { Stage } from '../stage/Stage.ts';
import type { Question } from './bareServer.ts';

/** `headers` are those that only this server needs. */
export type Server = { name: string; origin: string; pid: number | undefined; headers?: Record<string, string> };
/** Requests a second, and microseconds of processor time a request. */
type Measured = { rate: number; microseconds: number };
type Compared = {
  stage: Stage;
  report: Report;
  what: string;
  /** Our server first, then the others. */
  servers: Server[];
  paths: (server: Server) => string[];
  headers?: Record<string, string>;
  rounds: number;
  seconds: number;
  /** Minimum rate of our server, as a share of the rate of `baseline`. */
  least: number;
  /** Name of the server that the target is about: the bare Node server by default. */
  baseline?: string;
};

const BARE = 'bare Node';

export async function startBareServer(stage: Stage, question: Question): Promise<Server> {
  const port = await findFreePort();
  const bare = await stage.helper('servers/bareServer.ts', { BARE_PORT: String(port), NODE_ENV: 'production' });
  await bare.ask(question);
  return { name: BARE, origin: `http://127.0.0.1:${port}`, pid: bare.pid };
}

/** Measures all servers in turn, round by round, and reports the rate of each and how ours compares with the others. */
export async function compareServers(given: Compared): Promise<void> {
  const { stage, what, servers, rounds } = given;
  const measured = servers.map((): Measured[] => []);
  // Warms each server up: code runs slower at first, and not by the same factor on each side.
  for (const server of servers) await measure({ ...given, seconds: 1 }, server);
  for (let round = 1; round <= rounds; round++) {
    stage.options.say(`${what}, round ${round} of ${rounds}`);
    for (const [place, server] of servers.entries()) measured[place]?.push(await measure(given, server));
  }
  reportServers(given, measured);
}

async function measure({ paths, headers, seconds }: Compared, server: Server): Promise<Measured> {
  const before = cpuSeconds(server.pid);
  const result = await autocannon({
    url: server.origin,
    connections: 16,
    duration: seconds,
    headers: { ...headers, ...server.headers },
    requests: paths(server).map((path) => ({ method: 'GET', path })),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests of ${server.name} failed`);
  const { total } = result.requests;
  return { rate: total / result.duration, microseconds: ((cpuSeconds(server.pid) - before) * 1e6) / total };
}

function reportServers({ report, what, servers, least, baseline = BARE }: Compared, measured: Measured[][]): void {
  const [own = []] = measured;
  const [{ name: ownName }] = servers as [Server];
  for (const [place, { name }] of servers.entries()) {
    const rounds = measured[place] ?? [];
    const times = rounds.map(({ microseconds }) => microseconds);
    report.rounds(
      `${what}, ${name}`,
      'requests/s',
      rounds.map(({ rate }) => rate),
    );
    if (times.every(Number.isFinite)) report.rounds(`${what}, ${name}, processor time of a request`, 'µs', times);
  }
  for (const [place, { name }] of servers.entries()) {
    if (place === 0) continue;
    const others = measured[place] ?? [];
    const target = name === baseline ? atLeast(least) : undefined;
    const ratios = own.map(({ rate }, round) => rate / (others[round]?.rate ?? Number.NaN));
    report.rounds(`${what}, ${ownName} : ${name}`, 'x', ratios, target);
    // The client shares the machine and may be the slower of the two. Processor time a request does not depend on it.
    const costs = others.map(({ microseconds }, round) => microseconds / (own[round]?.microseconds ?? Number.NaN));
    if (target && costs.every(Number.isFinite))
      report.rounds(`${what}, ${ownName} : ${name}, requests for a second of processor time`, 'x', costs, target);
  }
}

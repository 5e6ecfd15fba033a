import autocannon from 'autocannon';
import { get } from '../stage/get.ts';
import { answerQuestions } from '../stage/Helper.ts';

/** Asks a server on this machine, from a process of its own: as fast as it can, or one request after the other. */
type LatencyQuestion = { kind: 'latency'; origin: string; paths: string[] };
type RateQuestion = Omit<LatencyQuestion, 'kind'> & { kind: 'rate'; seconds: number; headers?: Record<string, string> };
export type Rate = { requests: number; requestsPerSecond: number; failed: number };
export type Latency = { times: number[]; failed: number };

answerQuestions<RateQuestion | LatencyQuestion>((question) =>
  question.kind === 'rate' ? rate(question) : latency(question),
);

async function rate({ origin, paths, seconds, headers }: RateQuestion): Promise<Rate> {
  const result = await autocannon({
    url: origin,
    connections: 16,
    duration: seconds,
    ...(headers && { headers }),
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.total / result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

async function latency({ origin, paths }: LatencyQuestion): Promise<Latency> {
  const times: number[] = [];
  let failed = 0;
  for (const path of paths) {
    const started = performance.now();
    const { status } = await get(origin + path);
    times.push(performance.now() - started);
    if (status !== 200) failed += 1;
  }
  return { times, failed };
}

import autocannon from 'autocannon';
import { getText } from '../publish/getText.ts';
import { answerQuestions } from '../stage/Helper.ts';

/** Asks a server on this machine, from a process of its own: as fast as it can, or one request after the other. */
export type Question =
  | {
      kind: 'rate';
      origin: string;
      paths: string[];
      seconds: number;
      connections: number;
      headers?: Record<string, string>;
    }
  | { kind: 'latency'; origin: string; paths: string[] };
export type Rate = { requests: number; requestsPerSecond: number; failed: number };
export type Latency = { times: number[]; failed: number };

answerQuestions<Question>((question) => (question.kind === 'rate' ? rate(question) : latency(question)));

async function rate(question: Extract<Question, { kind: 'rate' }>): Promise<Rate> {
  const { origin, paths, seconds, connections, headers } = question;
  const result = await autocannon({
    url: origin,
    connections,
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

async function latency({ origin, paths }: Extract<Question, { kind: 'latency' }>): Promise<Latency> {
  const times: number[] = [];
  let failed = 0;
  for (const path of paths) {
    const started = performance.now();
    const { status } = await getText(origin + path);
    times.push(performance.now() - started);
    if (status !== 200) failed += 1;
  }
  return { times, failed };
}

import { vi } from 'vitest';
import { createSample, type Shape } from './createSample.ts';

type Outcome = 'pending' | 'failed' | 'found';
export type Answers = { set: (outcome: Outcome) => void };
type Contract = { method: string; path: string; output: { toJSONSchema: (options: object) => Shape } };

const modules = import.meta.glob<Record<string, unknown>>(['../../../../api/contracts/*/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const contracts = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Contract => Object(value).output !== undefined && Object(value).method !== undefined)
  .map(({ method, path, output }) => ({
    method,
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    output,
  }));

/** Replaces `fetch`. A call made while the outcome is `pending` gets its response once another outcome is set. */
export function fakeApi(): Answers {
  let outcome: Outcome = 'pending';
  let waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, { method = 'GET' }: RequestInit = {}) => {
    if (outcome === 'pending') await new Promise<void>((done) => waiting.push(done));
    const { pathname } = new URL(String(address), location.href);
    const contract = contracts.find((one) => one.method === method && one.path.test(pathname));
    if (outcome === 'failed' || !contract) return new Response('The service is away.', { status: 500 });
    return Response.json(createSample(contract.output.toJSONSchema({ unrepresentable: 'any' })));
  });
  return {
    set(next) {
      outcome = next;
      for (const done of waiting) done();
      waiting = [];
    },
  };
}

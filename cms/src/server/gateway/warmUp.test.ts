import { expect, it } from 'vitest';
import { warmUp } from './warmUp.ts';

const PATHS = ['/one', '/two', '/three'];

it('requests each path once, one after the other, also when some fail', async () => {
  const asked: string[] = [];
  const ask = async ({ url, headers }: Request) => {
    asked.push(`${url} ${headers.get('sec-gpc')}`);
    if (url.endsWith('two')) throw new Error('not yet');
    return new Response('answer', { status: url.endsWith('one') ? 500 : 200 });
  };
  await warmUp(ask, 'http://site.example', PATHS);
  expect(asked).toEqual(PATHS.map((path) => `http://site.example${path} 1`));
});

it('ends when a request is not answered in time', async () => {
  await warmUp(() => new Promise(() => {}), 'http://site.example', PATHS, 10);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpContent } from './httpContent.ts';

/** Answers each call with its own name and arguments, but for `category`. */
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/category') response.statusCode = 404;
  response.end(JSON.stringify([pathname, JSON.parse(searchParams.get('args') ?? 'null')]));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('asks for a call by its name and arguments, and gives what the server answers', async () => {
  const content = httpContent(`${url}/`);
  expect(await content.languages()).toEqual(['/languages', []]);
  expect(await content.categoryConditions(1, 'ar', 2)).toEqual(['/categoryConditions', [1, 'ar', 2]]);
});

it('names the address that failed', async () => {
  await expect(httpContent(url).category(1, 'en')).rejects.toThrow(`answered 404 to ${url}/category?args=`);
});

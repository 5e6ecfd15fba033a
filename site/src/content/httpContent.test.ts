import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpContent } from './httpContent.ts';

/** Answers each call with its name and arguments, and `category` with 404. */
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

it('sends the name and arguments of a call, and returns the response', async () => {
  const content = httpContent(`${url}/`);
  expect(await content.languages()).toEqual(['/languages', []]);
  expect(await content.categoryConditions(1, 'ar', 2)).toEqual(['/categoryConditions', [1, 'ar', 2]]);
});

it('rejects with the address that failed', async () => {
  await expect(httpContent(url).category(1, 'en')).rejects.toThrow(`answered 404 to ${url}/category?args=`);
});

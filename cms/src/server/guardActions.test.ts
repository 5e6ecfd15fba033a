import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { actionOutcome } from '../payload/calls/actionOutcome.ts';
import { guardActions } from './guardActions.ts';

type Handle = (response: http.ServerResponse) => void;

let server: http.Server | undefined;
afterEach(() => server?.close());

async function ask(handle: Handle, init: RequestInit, path = '/cms/login') {
  server = http.createServer((request, response) => guardActions(request, response, () => handle(response)));
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { status: response.status, text: await response.text() };
}

const action: RequestInit = { method: 'POST', headers: { 'next-action': 'x' }, body: '{' };
const failing: Handle = (response) => {
  response.statusCode = 500;
  response.end('1:E{"digest":"1"}');
};

describe('guardActions', () => {
  it('answers 400 when Next fails before it has called a function', async () => {
    expect(await ask(failing, action)).toEqual({ status: 400, text: '1:E{"digest":"1"}' });
    const inHead: Handle = (response) => void response.writeHead(500, 'Broken', { 'x-a': '1' }).end('x');
    expect(await ask(inHead, action)).toMatchObject({ status: 400 });
  });

  it('answers with the status that the function sets, also when it is set asynchronously', async () => {
    const refused: Handle = async (response) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      Object.assign(actionOutcome.getStore() ?? {}, { isReached: true, status: 401 });
      response.end('refused');
    };
    expect(await ask(refused, action)).toEqual({ status: 401, text: 'refused' });
  });

  it('does not change the status of a failing function, a success, a page or an API call', async () => {
    const failingInside: Handle = (response) => {
      Object.assign(actionOutcome.getStore() ?? {}, { isReached: true });
      failing(response);
    };
    expect(await ask(failingInside, action)).toMatchObject({ status: 500 });
    expect(await ask((response) => void response.end('done'), action)).toEqual({ status: 200, text: 'done' });
    expect(await ask(failing, { method: 'GET' })).toMatchObject({ status: 500 });
    expect(await ask(failing, action, '/cms/api/users')).toMatchObject({ status: 500 });
  });

  it('rejects multipart forms of pages, and passes those of API calls on', async () => {
    const form = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x' };
    const handle: Handle = (response) => void response.end('handled');
    expect(await ask(handle, form)).toMatchObject({ status: 415 });
    expect(await ask(handle, form, '/cms/api/films')).toEqual({ status: 200, text: 'handled' });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filmsOnDisk } from '../../payload/films/filmStore.ts';
import { serveFilm } from './serveFilm.ts';

const NAME = '01234567-89ab-4def-8123-456789abcdef';
const CAPTIONS = `${NAME}.es.0123456789abcdef.vtt`;
const BYTES = '0123456789';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-films-'));
  for (const name of [`${NAME}.mp4`, `${NAME}.webm`, CAPTIONS, `${NAME}.html`, `${NAME}.es.0123456789abcdef.vtt.new`])
    writeFileSync(path.join(folder, name), BYTES);
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (name: string, headers = {}, method = 'GET') =>
  serveFilm(new Request(`http://site.test/films/${name}`, { headers, method }), filmsOnDisk(folder));

it.each([
  [`${NAME}.mp4`, 'video/mp4'],
  [`${NAME}.webm`, 'video/webm'],
  [CAPTIONS, 'text/vtt; charset=utf-8'],
])('serves %s as %s, immutable and sandboxed', async (name, type) => {
  const response = await ask(name);
  expect([response.status, await response.text()]).toEqual([200, BYTES]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(await (await ask(name, {}, 'HEAD')).text()).toBe('');
});

it.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=-99', 206, BYTES, 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=5-2', 200, BYTES, null],
  ['bytes=0-1,3-4', 200, BYTES, null],
  ['lines=1-2', 200, BYTES, null],
])('responds to the range %s with %i', async (range, status, text, said) => {
  const response = await ask(`${NAME}.mp4`, { range });
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, text, said]);
});

it.each([
  `${NAME}.html`,
  `${CAPTIONS}.new`,
  '',
  `../${NAME}.mp4`,
  `..%2f${NAME}.mp4`,
  `x/${NAME}.mp4`,
  `${NAME.replace('0', '1')}.mp4`,
])('responds 404 to the name "%s"', async (name) => {
  expect((await ask(name)).status).toBe(404);
});

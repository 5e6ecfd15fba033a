import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILM_NAME } from '@common-ground/api/contracts/learning/films.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { serveFilm } from '../../server/gateway/serveFilm.ts';
import { openTestBucket } from '../../storage/testing/openTestBucket.ts';
import { handleDeskRequest } from '../calls/handleDeskRequest.ts';
import { SEEDING } from '../hooks/seeding.ts';
import { type Member, openDeskServer } from '../testing/openDeskServer.ts';
import { readUpdatedAt } from '../testing/readUpdatedAt.ts';
import { openFilmStore } from './filmStore.ts';

const { server, desk, member, rows } = openDeskServer();

const CUES = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello.';
const box = (type: string, data: string) => {
  const bytes = Buffer.from(`0000${type}${data}`, 'latin1');
  bytes.writeUInt32BE(bytes.length);
  return bytes;
};
const MP4 = Buffer.concat([box('ftyp', 'isom\0\0\x02\0isomiso2'), box('mdat', 'film')]);
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...Buffer.from('webm'), 0, 0, 0, 0]);

let editor: Member;
let english: number;
let folder: string;
beforeAll(async () => {
  editor = await member('films', 'editor');
  [{ id: english }] = await rows(`SELECT id FROM languages WHERE code = 'en'`);
  ({ staticDir: folder } = server.test.payload.collections.films.config.upload as { staticDir: string });
});

type Upload = { cookie?: string | undefined; file?: Buffer; name?: string; captions?: unknown; more?: object };

async function give({ cookie, file = MP4, name = 'film.mp4', captions, more }: Upload, call = 'POST /films') {
  const [method = '', route = ''] = call.split(' ');
  const form = new FormData();
  const data = { title: 'A door', captions: captions ?? [{ language: english, text: CUES }], ...more };
  form.set('_payload', JSON.stringify(data));
  form.set('file', new File([new Uint8Array(file)], name, { type: 'video/mp4' }));
  const headers = { origin: 'http://127.0.0.1:4321', ...(cookie ? { cookie } : {}) };
  const request = new Request(`http://127.0.0.1:4321/cms/api${route}`, { method, headers, body: form });
  const { default: config } = await import('../../../payload.config.ts');
  const response = await handleDeskRequest(request, config);
  return { status: response.status, text: await response.text() };
}
/** Sends a raw request for films as an editor. */
async function raw(method: string, { body, type, route = '' }: { body: string; type: string; route?: string }) {
  const headers = { origin: 'http://127.0.0.1:4321', cookie: editor.cookie, 'content-type': type };
  const request = new Request(`http://127.0.0.1:4321/cms/api/films${route}`, { method, headers, body });
  const { default: config } = await import('../../../payload.config.ts');
  const response = await handleDeskRequest(request, config);
  return [response.status, await response.text()];
}
const part = (name: string, text: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
const incoming = () => {
  const place = path.join(folder, 'incoming');
  return existsSync(place) ? readdirSync(place) : [];
};
const filmFiles = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'incoming') : []).sort();
const given = async (of: Upload = {}) => {
  const { status, text } = await give({ cookie: editor.cookie, ...of });
  expect(status, text).toBe(201);
  return JSON.parse(text).doc as { id: number; filename: string; mimeType: string };
};

it.each([
  ['mp4', MP4],
  ['webm', WEBM],
])('stores %s under a random name with the type of its content, and its captions', async (type, file) => {
  const more = { filename: 'index.html', mimeType: 'text/html', url: 'https://example.org/x' };
  const { filename, mimeType } = await given({ file, name: 'page.html', more });
  expect(filename).toMatch(FILM_NAME);
  expect([path.extname(filename), mimeType]).toEqual([`.${type}`, `video/${type}`]);
  expect(readFileSync(path.join(folder, filename))).toEqual(file);
  const captions = filmFiles().filter((name) => name.startsWith(`${path.parse(filename).name}.en.`));
  expect(captions).toHaveLength(1);
  expect(captions[0]).toMatch(FILM_NAME);
  expect(readFileSync(path.join(folder, captions[0] ?? ''), 'utf8')).toBe(CUES);
});

it('rejects other files, bad captions and other users, and stores nothing', async () => {
  const [before, translator] = [filmFiles(), await member('filmtranslator', 'translator')];
  const wrong: [Upload, number, RegExp][] = [
    [{ file: Buffer.from('<!doctype html><script>alert(1)</script>') }, 400, /as MP4 or WebM/],
    [{ file: Buffer.from('\x89PNG\r\n\x1a\n0000IHDR', 'latin1'), name: 'film.webm' }, 400, /as MP4 or WebM/],
    [{ file: Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from('matroska')]) }, 400, /as MP4 or WebM/],
    [{ captions: [] }, 400, /Captions/],
    [{ captions: [{ language: english, text: '1\n00:00:00,000 --> 00:00:01,000\nHello.' }] }, 400, /Captions/],
    [{ captions: [1, 2].map(() => ({ language: english, text: CUES })) }, 400, /Captions/],
    [{ captions: [{ language: 9999, text: CUES }] }, 400, /no such record/],
    [{ more: { title: 'A\u0000B' } }, 400, /./],
    [{ cookie: translator.cookie }, 403, /./],
    [{ cookie: 'nobody=1' }, 401, /./],
  ];
  for (const [one, status, said] of wrong) {
    const answer = await give({ cookie: editor.cookie, ...one });
    expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(said)]);
  }
  expect(filmFiles()).toEqual(before);
  expect(incoming()).toEqual([]);
});

it.each([
  ...['http://127.0.0.1:1/x', 'https://example.org/film.mp4', '//example.org/film.mp4', '/films/x.mp4', '/api/health'],
  ...['data:video/mp4;base64,AAAA', 'file:///etc/passwd'],
])('never fetches a film from %s', async (url) => {
  const called = vi.spyOn(globalThis, 'fetch');
  const data = { title: 'A door', captions: [{ language: english, text: CUES }], filename: 'a.mp4', url };
  const [json, form] = ['application/json', 'multipart/form-data; boundary=x'];
  const payload = part('_payload', JSON.stringify(data));
  const reference = JSON.stringify({ filename: 'a.mp4', url, mimeType: 'video/mp4', size: 1, clientUploadContext: {} });
  const refusals = [
    await raw('POST', { body: JSON.stringify(data), type: json }),
    await raw('POST', { body: `${payload}--x--\r\n`, type: form }),
    await raw('POST', { body: `${payload}${part('file', reference)}--x--\r\n`, type: form }),
    await raw('POST', { body: JSON.stringify(data), type: json, route: '?uploadEdits[crop][x]=1' }),
  ];
  expect(refusals.map(([status]) => status)).toEqual([400, 400, 400, 400]);
  for (const route of [`/paste-url?src=${encodeURIComponent(url)}`, `/paste-url/1?src=${encodeURIComponent(url)}`])
    expect((await desk('GET', `/films${route}`, { cookie: editor.cookie })).status).toBe(404);
  const { id, filename } = await given();
  const changed = { ...data, width: 1, focalX: 1, focalY: 1 };
  await raw('PATCH', { body: JSON.stringify(changed), type: json, route: `/${id}?uploadEdits[widthInPixels]=1` });
  await raw('PATCH', {
    body: JSON.stringify(changed),
    type: json,
    route: `?where[id][equals]=${id}&uploadEdits[crop][x]=1`,
  });
  expect((await desk('POST', `/films/${id}/duplicate`, { cookie: editor.cookie, body: data })).status).toBe(404);
  expect(readFileSync(path.join(folder, filename))).toEqual(MP4);
  expect([called.mock.calls, incoming()]).toEqual([[], []]);
  vi.restoreAllMocks();
});

it.each([
  ['a body without parts', 'x', 'multipart/form-data; boundary=x'],
  ['no boundary in the content type', part('_payload', '{}'), 'multipart/form-data'],
  ['an empty boundary in the content type', part('_payload', '{}'), 'multipart/form-data; boundary='],
  ['another boundary than the content type', `${part('_payload', '{}')}--x--`, 'multipart/form-data; boundary=y'],
  ['an empty body', '', 'multipart/form-data; boundary=x'],
  ['a part that ends in its header', '--x\r\nContent-Disposition', 'multipart/form-data; boundary=x'],
  ['no boundary at the end', part('file', 'film', '; filename="a.mp4"'), 'multipart/form-data; boundary=x'],
  ['invalid JSON', `${part('_payload', '{')}--x--\r\n`, 'multipart/form-data; boundary=x'],
  [
    'invalid JSON after a file',
    `${part('file', 'film', '; filename="a.mp4"')}${part('_payload', '{')}--x--\r\n`,
    'multipart/form-data; boundary=x',
  ],
  [
    'a file in an unknown field',
    `${part('_payload', '{}')}${part('other', 'film', '; filename="a.mp4"')}--x--\r\n`,
    'multipart/form-data; boundary=x',
  ],
  ['a list as its JSON', `${part('_payload', '[1]')}--x--\r\n`, 'multipart/form-data; boundary=x'],
  ['a field `__proto__`', `${part('__proto__', '{')}--x--\r\n`, 'multipart/form-data; boundary=x'],
])('rejects a form with %s, and stores nothing', async (_, body, type) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  expect(await raw('POST', { body, type })).toEqual([400, expect.any(String)]);
  expect([incoming(), logged.mock.calls]).toEqual([[], []]);
  logged.mockRestore();
});

it('keeps the file of a film, and allows new captions', async () => {
  const { id, filename } = await given();
  const updatedAt = await readUpdatedAt(server.test.payload, 'films', id);
  const better = [{ language: english, text: CUES.replace('Hello', 'Good morning') }];
  const how = { cookie: editor.cookie, file: WEBM, captions: better, more: { filename: 'other.mp4', updatedAt } };
  const { status, text } = await give(how, `PATCH /films/${id}`);
  expect(status, text).toBe(200);
  expect(JSON.parse(text).doc).toMatchObject({ filename, mimeType: 'video/mp4' });
  expect(readFileSync(path.join(folder, filename))).toEqual(MP4);
  // Published paths may still link to the old captions.
  expect(filmFiles().filter((name) => name.startsWith(`${path.parse(filename).name}.en.`))).toHaveLength(2);
});

it('publishes a film with its path, and rejects its deletion while it is used', async () => {
  const { id, filename } = await given();
  const { payload } = server.test;
  const paths = { collection: 'learning-paths', id: 1, depth: 0 } as const;
  const before = (await payload.findByID(paths)).modules ?? [];
  const activity = { blockType: 'film', title: 'A door', description: 'Watch it.', film: id, transcript: 'Hello.' };
  const head = { blockType: 'video', title: 'A film', description: 'A door opens.', minutes: 1, points: 1 };
  const save = (modules: unknown[]) =>
    desk('PATCH', '/learning-paths/1?draft=true', { cookie: editor.cookie, body: { modules, _status: 'draft' } });
  const remove = () => desk('DELETE', `/films/${id}`, { cookie: editor.cookie });
  const publish = () => payload.update({ ...paths, context: SEEDING, data: { _status: 'published' } });

  expect((await save([...before, { ...head, activities: [{ ...activity, film: 99_999 }] }])).status).toBe(400);
  const typed = { ...activity, file: 'https://example.org/film.mp4', captions: [{ language: 'en', file: '/x' }] };
  const saved = await save([...before, { ...head, activities: [typed] }]);
  expect(saved.status, await saved.clone().text()).toBe(200);
  const refused = await remove();
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('The film is shown in “')]);

  await publish();
  const [module] = await rows(`SELECT id, content FROM learning_modules WHERE path_id = 1 AND title = 'A film'`);
  const [{ film: _film, ...shown }] = JSON.parse(module.content).activities;
  expect(_film).toBeUndefined();
  expect(shown).toEqual({
    kind: 'film',
    title: 'A door',
    description: 'Watch it.',
    transcript: 'Hello.',
    file: `/films/${filename}`,
    captions: [
      { language: 'en', file: expect.stringMatching(`^/films/${path.parse(filename).name}\\.en\\.\\w+\\.vtt$`) },
    ],
  });

  expect((await save(before)).status).toBe(200);
  expect((await remove()).status).toBe(409);
  await publish();
  const proposed = { modules: [{ activities: [{ kind: 'film', film: id }] }] };
  const [sent] = await rows(
    `INSERT INTO contributions (kind, title, path_id, content, status) VALUES ('path', 'Sent', 1, $1, 'pending') RETURNING id`,
    [JSON.stringify(proposed)],
  );
  expect(await (await remove()).text()).toContain('The film is shown in “Sent”');
  await rows(`UPDATE contributions SET status = 'withdrawn' WHERE id = $1`, [sent.id]);
  expect((await remove()).status).toBe(200);
  expect(filmFiles().filter((name) => name.startsWith(path.parse(filename).name))).toEqual([]);
});

it('stores a film with its captions in a bucket, serves parts of it, and deletes both', async () => {
  const store = await openTestBucket();
  const { config, collections } = server.test.payload;
  const { upload } = collections.films.config;
  const films = openFilmStore({ folder, bucket: store.settings });
  const before = filmFiles();
  Object.assign(config.custom, { films });
  Object.assign(upload, { disableLocalStorage: true });
  try {
    const { id, filename } = await given();
    expect([filmFiles(), incoming()]).toEqual([before, []]);
    const names = await films.list(path.parse(filename).name);
    expect(names).toEqual([expect.stringMatching(/\.en\.\w{16}\.vtt$/), filename]);
    const ask = (headers = {}) => serveFilm(new Request(`http://site.test/films/${filename}`, { headers }), films);
    const whole = await ask();
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(MP4);
    const part = await ask({ range: 'bytes=4-7' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 4-7/${MP4.length}`,
      'ftyp',
    ]);
    expect((await desk('DELETE', `/films/${id}`, { cookie: editor.cookie })).status).toBe(200);
    expect([await films.list(''), (await ask()).status]).toEqual([[], 404]);
  } finally {
    Object.assign(config.custom, { films: null });
    Object.assign(upload, { disableLocalStorage: false });
    await store.close();
  }
});

it('stores no record of a film when the bucket does not answer', async () => {
  const store = await openTestBucket();
  await store.close();
  const { config } = server.test.payload;
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  Object.assign(config.custom, { films: openFilmStore({ folder, bucket: store.settings }) });
  try {
    const [{ count }] = await rows('SELECT count(*) FROM films');
    expect((await give({ cookie: editor.cookie })).status).toBe(503);
    expect(await rows('SELECT count(*) FROM films')).toEqual([{ count }]);
    expect(incoming()).toEqual([]);
  } finally {
    Object.assign(config.custom, { films: null });
    logged.mockRestore();
  }
});

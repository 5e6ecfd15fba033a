import { beforeEach, expect, it, vi } from 'vitest';
import type { Correction } from '../../contracts/offline/corrections.ts';
import { toChangedTags } from '../../platform/prepared/contentTags.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { createForumClient } from '../forum/testing/createForumClient.ts';
import { givenPath } from '../learning/testing/givenPath.ts';
import { roundSince } from './listCorrections.ts';
import { MAX_CORRECTIONS } from './queries/selectCorrections.ts';

type Answer = { from: string; now: string; next: string | null; corrections: Correction[] };

const HOUR = 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const WHAT = 'The page named a dose that is too high.';

describeWithDatabase('list of corrections', (server) => {
  const { rows } = server;
  const read = async (since = ago(HOUR), after = ''): Promise<Answer> => {
    const response = await server.ask(`/api/corrections?since=${since}${after && `&after=${after}`}`);
    expect(response.status).toBe(200);
    return response.json();
  };
  const formatPaths = ({ corrections }: Answer) => corrections.map(({ kind, path }) => `${kind} ${path}`);
  /** Inserts a correction as publication does. */
  const correct = async (of: { condition?: number; path?: number }, { hours = 0, kind = 'corrected' } = {}) => {
    const [{ id }] = (await rows(
      `INSERT INTO contributions (kind, title, status, content) VALUES ('edit', 'A page', 'published', '{}') RETURNING id`,
    )) as [{ id: number }];
    await rows(
      `INSERT INTO corrections.correction (contribution_id, kind, condition_id, path_id, language, what, at)
       VALUES ($1, $2, $3, $4, 'en', '${WHAT}', now() - make_interval(hours => $5))`,
      [id, kind, of.condition ?? null, of.path ?? null, hours],
    );
  };
  /** Drops all cached responses. */
  const changed = () => server.prepared.drop(toChangedTags({ corrections: 'all' }) ?? []);

  beforeEach(() => givenPath(server.database));

  it('is ordered by time, with title and text, takes one query and is empty without changes', async () => {
    expect(await read()).toEqual({
      from: expect.any(String),
      now: expect.any(String),
      next: null,
      corrections: [],
    });
    await rows(`UPDATE conditions SET name = 'A page' WHERE id = 1`);
    await correct({ condition: 2 }, { hours: 1 });
    await correct({ condition: 1 });
    await correct({ condition: 3 }, { hours: 3 });
    changed();
    const { corrections } = await read(ago(2 * HOUR));
    expect(corrections).toMatchObject([
      { path: '/condition/2' },
      { path: '/condition/1', kind: 'corrected', title: 'A page', what: WHAT, language: 'en' },
    ]);
    changed();
    const query = vi.spyOn(server.database, 'query');
    await read(ago(3 * HOUR));
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });

  it('is cached for requests of about the same `since`, with 304 until something changes', async () => {
    const since = roundSince(ago(HOUR));
    const first = await server.ask(`/api/corrections?since=${since}`);
    const tag = first.headers.get('etag') ?? '';
    await correct({ condition: 1 });
    // No change was announced, so the cached response is still valid.
    const again = new Date(new Date(since).getTime() + 1000).toISOString();
    expect((await server.ask(`/api/corrections?since=${again}`, { headers: { 'if-none-match': tag } })).status).toBe(
      304,
    );
    changed();
    expect(formatPaths(await read(again))).toEqual(['corrected /condition/1']);
  });

  it('requires a valid `since`, and covers at most 400 days and at least the last minutes', async () => {
    for (const query of [
      '',
      '?since=yesterday',
      `?since=${ago(HOUR)}&after=x`,
      `?since=${ago(HOUR)}&after=2026-13-41T00:00:00.000Z/a`,
    ])
      expect([query, (await server.ask(`/api/corrections${query}`)).status]).toEqual([query, 400]);
    await correct({ condition: 1 });
    await correct({ condition: 2 }, { hours: 24 * 401 });
    for (const since of ['1970-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', ago(0)]) {
      const answer = await read(since);
      expect([since, formatPaths(answer)]).toEqual([since, ['corrected /condition/1']]);
      expect(new Date(answer.now).getTime() - new Date(answer.from).getTime()).toBeLessThanOrEqual(400 * 24 * HOUR);
    }
  });

  it('continues after the last correction of a response', async () => {
    await rows(
      `INSERT INTO corrections.gone (path, is_gone, at) SELECT '/condition/' || 1000 + n, true, now() - interval '1 minute'
       FROM generate_series(1, ${MAX_CORRECTIONS}) AS n`,
    );
    await correct({ condition: 1 });
    await correct({ condition: 2 });
    const first = await read();
    expect(first.corrections).toHaveLength(MAX_CORRECTIONS);
    expect(first.now).toBe(first.corrections.at(-1)?.at);
    const rest = await read(ago(HOUR), first.next ?? '');
    expect([formatPaths(rest), rest.next]).toEqual([['corrected /condition/1', 'corrected /condition/2'], null]);
  });

  it('has a path and its modules when they are corrected, closed or opened again', async () => {
    await rows(`UPDATE learning_paths SET _status = 'published' WHERE id = 1`);
    await correct({ path: 1 });
    expect(formatPaths(await read())).toEqual([
      ...[11, 12, 13, 14].map((id) => `corrected /learning/modules/${id}`),
      'corrected /learning/paths/1',
    ]);
    await rows('UPDATE learning_paths SET is_active = false WHERE id = 1');
    changed();
    const { corrections } = await read();
    expect(corrections.map(({ kind, title }) => [kind, title])).toEqual(Array(5).fill(['withdrawn', null]));
    await rows('UPDATE learning_paths SET is_active = true WHERE id = 1');
    await rows('UPDATE learning_modules SET is_active = false WHERE id = 14');
    changed();
    expect(formatPaths(await read())).toContain('withdrawn /learning/modules/14');
    expect(formatPaths(await read())).toContain('corrected /learning/modules/13');
  });

  it('has a condition that was taken down or is back, and no change of a draft', async () => {
    await rows(`UPDATE conditions SET _status = 'draft' WHERE id = 1`);
    await rows(`UPDATE conditions SET summary = 'Other' WHERE id IN (1, 2)`);
    expect((await read()).corrections).toEqual([
      { path: '/condition/1', kind: 'withdrawn', title: null, what: null, at: expect.any(String), language: 'en' },
    ]);
    await rows(`UPDATE conditions SET _status = 'published' WHERE id = 1`);
    changed();
    expect(formatPaths(await read())).toEqual(['corrected /condition/1']);
  });

  it('has forum pages of a removed topic or post, or quoting it, without title and text', async () => {
    const forum = createForumClient(server);
    const writer = await server.signUp('writer');
    const topic = await forum.begin(writer);
    const path = `/community/topics/${topic.id}`;
    const [, post] = await forum.reply(writer, topic.id, 'To be removed.');
    // Puts the reply on the second page.
    await rows('UPDATE forum_topics SET last_number = 20 WHERE id = $1', [topic.id]);
    expect((await forum.reply(writer, topic.id, 'An answer.', { parentPostId: post.id }))[0]).toBe(200);
    expect(formatPaths(await read())).toEqual([]);
    await rows(`UPDATE forum_posts SET state = 'removed' WHERE id = $1`, [post.id]);
    changed();
    expect(formatPaths(await read())).toEqual([`withdrawn ${path}`, `withdrawn ${path}/2`]);
    const members = await forum.begin(writer, { title: 'Only for members', content: 'Among us.', audience: 'members' });
    await rows(`UPDATE forum_topics SET state = 'removed' WHERE id = $1`, [members.id]);
    const hidden = await forum.begin(writer, { title: 'Another one', content: 'For everyone.' });
    await rows(`UPDATE forum_topics SET audience = 'members' WHERE id = $1`, [hidden.id]);
    changed();
    const withdrawn = [`withdrawn ${path}`, `withdrawn ${path}/2`, `withdrawn /community/topics/${hidden.id}`];
    expect(formatPaths(await read()).sort()).toEqual(withdrawn.sort());
    expect((await read()).corrections.every(({ title, what }) => title === null && what === null)).toBe(true);
  });
});

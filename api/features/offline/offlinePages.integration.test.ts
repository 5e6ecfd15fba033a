import { expect, it } from 'vitest';
import type { OfflinePages } from '../../contracts/offline/pages.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

describeWithDatabase('list of pages to save', (server) => {
  const { rows } = server;
  const read = async (query: string): Promise<OfflinePages> => (await server.ask(`/api/offline-pages?${query}`)).json();
  const published = (paths: string[], at: string | null = null) =>
    rows(
      `INSERT INTO publisher.page (path, dependencies, published_at) SELECT path, '{}', $2::timestamptz FROM unnest($1::text[]) path
       ON CONFLICT (path) DO UPDATE SET published_at = excluded.published_at`,
      [paths, at],
    );

  it('has the page of a condition in one language, with its title', async () => {
    await published(['/condition/1', '/es/condition/1'], '2026-05-01T10:00:00Z');
    const { name } = (await rows('SELECT name FROM conditions WHERE id = 1'))[0] as { name: string };
    expect(await read('kind=condition&id=1')).toEqual({
      title: name,
      path: '/condition/1',
      pages: ['/condition/1'],
      reviewedAt: null,
      changedAt: '2026-05-01T10:00:00.000Z',
    });
    expect((await read('kind=condition&id=1&lang=es')).pages).toEqual(['/es/condition/1']);
  });

  it('has the page of a category and its published conditions', async () => {
    const [category] = (await rows(
      `SELECT category_id AS id, min(id) AS one, max(id) AS other FROM conditions WHERE _status = 'published'
       GROUP BY category_id HAVING count(*) > 1 ORDER BY 1 LIMIT 1`,
    )) as { id: number; one: number; other: number }[];
    const { id, one, other } = category as { id: number; one: number; other: number };
    await published([`/category/${id}`, `/condition/${one}`, `/condition/${other}`, '/category/9999']);
    const { path, pages } = await read(`kind=category&id=${id}`);
    expect(path).toBe(`/category/${id}`);
    expect(pages).toEqual(expect.arrayContaining([`/category/${id}`, `/condition/${one}`, `/condition/${other}`]));
    await rows(`UPDATE conditions SET _status = 'draft' WHERE id = $1`, [one]);
    expect((await read(`kind=category&id=${id}`)).pages).not.toContain(`/condition/${one}`);
  });

  it('has the pages of a whole language, without personal pages and the forum', async () => {
    await published(['/es', '/es/help-lines', '/es/condition/1', '/condition/1', '/es/profile', '/es/community/forum']);
    const { title, path, pages } = await read('kind=language&lang=es');
    expect([title, path]).toEqual(['Español', '/es']);
    expect(pages).toEqual(['/es', '/es/help-lines', '/es/condition/1']);
  });

  it('has the date of the oldest review, and none when a condition lacks a current review', async () => {
    const ids = (await rows(`SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`)).map(({ id }) => id);
    await published(['/', '/condition/1']);
    const sign = (id: unknown, at: string, digest = 'c.published_digest') =>
      rows(
        `INSERT INTO sign_offs (condition_id, title, signer_name, credential, digest, version, signed_at, next_review_at)
         SELECT c.id, c.name, 'Ada', 'MD', ${digest}, 1, $2::timestamptz, $2::timestamptz + interval '1 year' FROM conditions c WHERE c.id = $1`,
        [id, at],
      );
    await rows(`UPDATE conditions SET published_digest = 'digest ' || id`);
    for (const [at, id] of ids.slice(1).entries()) await sign(id, `2026-0${1 + (at % 9)}-02T00:00:00Z`);
    expect((await read('kind=language')).reviewedAt).toBeNull();
    await sign(ids[0], '2025-11-02T00:00:00Z');
    expect((await read('kind=language')).reviewedAt).toBe('2025-11-02T00:00:00.000Z');
    await rows(`UPDATE conditions SET published_digest = 'another' WHERE id = $1`, [ids[0]]);
    expect((await read('kind=language')).reviewedAt).toBeNull();
  });

  it('answers 404 when no such page is published, and 400 for an unknown kind', async () => {
    for (const query of ['kind=condition&id=99999', 'kind=condition', 'kind=path&id=99999', 'kind=category&id=99999'])
      expect((await server.ask(`/api/offline-pages?${query}`)).status, query).toBe(404);
    expect((await server.ask('/api/offline-pages?kind=forum&id=1')).status).toBe(400);
  });
});

import { expect, it } from 'vitest';
import type { Category } from '../../contracts/encyclopedia/categories.ts';
import type { Condition } from '../../contracts/encyclopedia/conditions.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

describeWithDatabase('the encyclopedia', (server) => {
  const json = async <Shape>(path: string): Promise<Shape> => (await server.ask(path)).json() as Promise<Shape>;

  it('lists exactly code, name and nativeName of the active languages', async () => {
    expect(await json('/api/languages')).toEqual([
      { code: 'en', name: 'English', nativeName: 'English' },
      { code: 'es', name: 'Spanish', nativeName: 'Español' },
      { code: 'fr', name: 'French', nativeName: 'Français' },
    ]);
  });

  it('serves a condition with all its fields', async () => {
    expect(await json('/api/conditions/1')).toEqual({
      id: 1,
      categoryId: 2,
      name: 'Autism Spectrum',
      description: 'A difference in communication.',
      summary: 'A difference in communication.',
      overview: 'First.\n\nSecond.',
      symptoms: ['Routine'],
      causes: ['Genes'],
      treatments: ['Support'],
      resources: ['National Autistic Society: https://www.autism.org.uk'],
      tags: ['neurodiversity'],
      views: 12,
      contributors: 3,
      lastUpdated: '2025-01-02T03:04:05.678Z',
    });
  });

  it('adds the published translation in an active language other than the default', async () => {
    const spanish = { name: 'Espectro autista', summary: 'Una diferencia.', tags: ['neurodiversidad'] };
    expect((await json<Condition>('/api/conditions/1?lang=es')).translation).toEqual(spanish);
    expect((await json<Condition>('/api/conditions/2?lang=fr')).translation?.tags).toEqual(['attention']);
    for (const path of [
      '/api/conditions/3?lang=es',
      '/api/conditions/1?lang=de',
      '/api/conditions/1?lang=en',
      '/api/conditions/1?lang=xx',
    ]) {
      expect(await json(path)).not.toHaveProperty('translation');
    }
  });

  it('lists published conditions and all categories, ordered by id', async () => {
    const ids = async (path: string) => (await json<Condition[]>(path)).map(({ id }) => id);
    expect(await ids('/api/conditions')).toEqual([1, 2, 3, 5]);
    expect(await ids('/api/localized/conditions?lang=es')).toEqual([1, 2, 3, 5]);
    expect(await ids('/api/categories/1/conditions')).toEqual([3, 5]);
    expect(await ids('/api/categories/3/conditions')).toEqual([]);
    expect(await ids('/api/categories')).toEqual([1, 2, 3]);
  });

  it('translates categories and leaves out drafts of translations', async () => {
    const categories = await json<Category[]>('/api/localized/categories?lang=es');
    expect(categories.map(({ translation }) => translation?.name)).toEqual(['Física', undefined, undefined]);
    expect((await json<Category>('/api/categories/1?lang=es')).translation).toEqual({
      name: 'Física',
      description: 'Cuerpo',
    });
  });

  it('returns one page of a list with links to the other pages', async () => {
    const response = await server.ask('/api/conditions?page=2&limit=1&lang=es');
    expect(((await response.json()) as Condition[]).map(({ id }) => id)).toEqual([2]);
    expect(response.headers.get('x-total-count')).toBe('4');
    expect(response.headers.get('link')).toBe(
      [
        '</api/conditions?page=1&limit=1&lang=es>; rel="first"',
        '</api/conditions?page=1&limit=1&lang=es>; rel="prev"',
        '</api/conditions?page=3&limit=1&lang=es>; rel="next"',
        '</api/conditions?page=4&limit=1&lang=es>; rel="last"',
      ].join(', '),
    );
    expect((await server.ask('/api/conditions?page=9')).headers.get('link')).not.toContain('next');
  });

  it.each(['0', '-1', '01', '1.5', '1e1', 'x', '99999999999', '2147483648', '%00', '%E0%A4', "1'--", '4', '77'])(
    'answers 404 for the condition or category "%s"',
    async (id) => {
      for (const [path, text] of [
        [`/api/conditions/${id}`, 'Condition not found'],
        [`/api/categories/${id}`, 'Category not found'],
        [`/api/categories/${id}/conditions`, 'Category not found'],
      ] as const) {
        const response = await server.ask(path);
        expect([path, response.status, await response.text()]).toEqual([path, 404, text]);
      }
    },
  );

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'limit=0', 'limit=9999999999', 'page=%00'])(
    'answers 400 with the name of the invalid parameter: %s',
    async (query) => {
      const response = await server.ask(`/api/conditions?${query}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toBe(`${query.split('=')[0]}: must be a whole number from 1`);
    },
  );

  it('answers 304 for a known ETag, and 200 after a change', async () => {
    const etag = (await server.ask('/api/conditions/1')).headers.get('etag') ?? '';
    const known = { headers: { 'if-none-match': etag } };
    expect((await server.ask('/api/conditions/1', known)).status).toBe(304);
    await server.database.query("UPDATE conditions SET name = 'Autism' WHERE id = 1");
    server.prepared.drop(['condition:1']);
    expect((await server.ask('/api/conditions/1', known)).status).toBe(200);
  });

  it('caches one response for all spellings of the same request', async () => {
    for (const query of ['', '?lang=en', '?lang=xx', '?junk=1', '?lang=', '?LANG=es']) {
      await server.ask(`/api/conditions/1${query}`);
    }
    expect(server.prepared.count).toBe(1);
  });
});

import { linkNode, noteNode, paragraphNode, richText, textNode } from '@common-ground/api/contracts/lexicalNodes.ts';
import { expect, it } from 'vitest';
import { markdownToLexical } from '../richtext/markdownToLexical.ts';
import { askDesk, signedInAtDesk } from '../testing/askDesk.ts';
import { readUpdatedAt } from '../testing/readUpdatedAt.ts';
import { testPayload } from '../testing/testPayload.ts';

const { payload, pool } = await testPayload();

it('ignores times of creation and change from clients, in drafts and records', async () => {
  const [editor, admin] = [await signedInAtDesk(payload, 'editor'), await signedInAtDesk(payload, 'admin')];
  const past = { createdAt: '2001-01-01T00:00:00.000Z', id: 7 };
  for (const [{ session }, collection, id, data] of [
    [editor, 'categories', 1, { reason: 'Long ago' }],
    [editor, 'conditions', 1, { summary: 'Begun long ago.' }],
    [admin, 'users', editor.id, {}],
  ] as const) {
    const body = { ...data, ...past, updatedAt: await readUpdatedAt(payload, collection, id) };
    const answer = await askDesk('PATCH', `/${collection}/${id}?draft=true`, { session, body });
    expect(answer.status, collection).toBe(200);
    expect((await readUpdatedAt(payload, collection, id)) > body.updatedAt, collection).toBe(true);
  }
  for (const [table, times] of [
    ['users', 'created_at, updated_at'],
    ['categories', 'created_at, updated_at'],
    ['_categories_v', 'created_at, updated_at, version_created_at, version_updated_at'],
    ['_conditions_v', 'created_at, updated_at, version_created_at, version_updated_at'],
  ])
    expect((await pool.query(`SELECT FROM ${table} WHERE least(${times}) < '2002-01-01'`)).rowCount, table).toBe(0);
});

const linked = (doc: unknown) =>
  richText([
    paragraphNode([linkNode({ linkType: 'internal', doc, newTab: false } as never, [textNode('A condition', 0)])]),
  ]);

it('rejects rich text with unknown nodes or links, in pages, translations and modules', async () => {
  const { session } = await signedInAtDesk(payload, 'editor');
  const [page] = (await pool.query(`SELECT id FROM pages WHERE slug = 'terms'`)).rows;
  const [translation] = (await pool.query(`SELECT id FROM page_translations WHERE page_id = $1`, [page.id])).rows;
  const [path] = (await pool.query(`SELECT id FROM learning_paths ORDER BY id LIMIT 1`)).rows;
  const { modules } = await (await askDesk('GET', `/learning-paths/${path.id}?depth=0`, { session })).json();
  const at = modules.findIndex(({ sections }: { sections?: unknown }) => sections);
  const inModule = (content: unknown) => ({
    modules: modules.with(at, {
      ...modules[at],
      sections: modules[at].sections.map((section: object, place: number) =>
        place ? section : { ...section, content },
      ),
    }),
  });
  const places = [
    ['pages', page.id, 'body', (body: unknown) => ({ body })],
    ['page-translations', translation.id, 'body', (body: unknown) => ({ body })],
    ['learning-paths', path.id, `modules.${at}.sections.0.content`, inModule],
  ] as const;
  const html = { type: 'html', html: '<script>alert(1)</script>', version: 1 };
  const refused: [given: unknown, said: string][] = [
    ['## Markdown', 'must be a text of the editor'],
    [richText([html as never]), 'cannot have "html" in it here'],
    [richText([paragraphNode([{ type: 'block', fields: {}, version: 1 } as never])]), 'cannot have "block" in it here'],
    [richText([noteNode([paragraphNode([]) as never])]), 'cannot have "paragraph" in it here'],
    [markdownToLexical('[there](http:evil)'), 'has a link without a valid address'],
    [linked({ relationTo: 'users', value: 1 }), 'has a link to something that is not a condition'],
    [linked({ relationTo: 'conditions', value: 987_654 }), 'There is no such record'],
  ];
  const body = JSON.parse(JSON.stringify(linked({ relationTo: 'conditions', value: 7 })));
  body.root.children.push(noteNode([textNode('Beside it', 0)]));
  for (const [collection, id, field, dataOf] of places) {
    const address = `/${collection}/${id}`;
    for (const [given, said] of refused) {
      const answer = await askDesk('PATCH', `${address}?draft=true`, {
        session,
        body: { ...dataOf(given), reason: 'X' },
      });
      const { errors } = await answer.json();
      expect(answer.status, `${address} ${said}`).toBe(400);
      expect(errors[0].data.errors[0], address).toMatchObject({ path: field, message: expect.stringContaining(said) });
    }
    const updatedAt = await readUpdatedAt(payload, collection, id);
    const given = { ...dataOf(body), reason: 'X', updatedAt };
    const answer = await askDesk('PATCH', `${address}?draft=true`, { session, body: given });
    expect(answer.status, await answer.clone().text()).toBe(200);
  }
  const nothing = { body: markdownToLexical(' \u00a0 '), reason: 'X' };
  const long = { body: markdownToLexical('word '.repeat(8001)), reason: 'X' };
  const updatedAt = await readUpdatedAt(payload, 'pages', page.id);
  for (const given of [nothing, long, { body: null, reason: 'X' }]) {
    const answer = await askDesk('PATCH', `/pages/${page.id}?draft=true`, { session, body: { ...given, updatedAt } });
    expect(answer.status).toBe(400);
  }
  expect((await pool.query(`SELECT FROM _pages_v WHERE version_body::text ~ 'html|block|evil|987654'`)).rowCount).toBe(
    0,
  );
});

it('rejects searches by the content of rich text', async () => {
  const { session } = await signedInAtDesk(payload, 'editor');
  for (const query of ['where[body][like]=x', 'where[body.root.children.text][equals]=x', 'where[body][equals]=x'])
    expect((await askDesk('GET', `/pages?${query}`, { session })).status, query).toBe(400);
  expect((await askDesk('GET', '/pages?where[body][exists]=true', { session })).status).toBe(200);
});

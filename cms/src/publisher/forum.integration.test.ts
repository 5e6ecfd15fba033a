import { POSTS_PAGE } from '@common-ground/api/contracts/forum/topics.ts';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishing } from './testing/publishing.ts';

const site = await publishing();
let [ann, ben] = [0, 0];
beforeAll(async () => {
  const { rows } = await sql(
    `INSERT INTO users (username, email, display_name, role) VALUES ('ann', 'ann@example.org', 'Ann Author', 'user'),
       ('ben', 'ben@example.org', 'Ben Answers', 'user') RETURNING id`,
  );
  [ann = 0, ben = 0] = rows.map(({ id }) => id);
});
afterAll(() => site.close());

const sql = (text: string, values: unknown[] = []) => site.pool.query(text, values);
const LANGUAGES = LANGUAGE_CODES.map((code) => (code === 'en' ? '' : `${code}/`));
const inEvery = (page: string) => LANGUAGES.map((language) => `${language}${page}.html`).sort();
const topicFiles = (id: number) => inEvery(`community/topics/${id}`);

type Wanted = { title?: string; language?: string; audience?: string; category?: string; condition?: number };

async function begin(
  content: string,
  { title = 'A question', language = 'en', audience = 'everyone', ...rest }: Wanted = {},
) {
  const { rows } = await sql(
    `INSERT INTO forum_topics (title, category_type, condition_id, language, audience, created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [title, rest.category ?? 'general', rest.condition ?? null, language, audience, ann],
  );
  await post(rows[0].id, content, { by: ann });
  return rows[0].id as number;
}

async function post(topic: number, content: string, { by = ben, to = null, quote = null }: Said = {}) {
  const { rows } = await sql(
    `INSERT INTO forum_posts (topic_id, user_id, content, parent_post_id, quote) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [topic, by, content, to, quote],
  );
  return rows[0].id as number;
}
type Said = { by?: number; to?: number | null; quote?: string | null };

async function filesWith(words: string) {
  return [...(await site.tree())].filter(([, { html }]) => html.includes(words)).map(([file]) => file);
}

it('publishes a topic on its pages, in lists, feeds and sitemap, and on a condition page', async () => {
  const id = await begin('Where does *one* begin?', {
    language: 'es',
    category: 'support',
    condition: 2,
    title: 'Una pregunta',
  });
  const files = await site.changes();
  expect(site.rendered[0]).toBe(`/es/community/topics/${id}`);
  expect(files).toEqual(
    expect.arrayContaining([
      ...topicFiles(id),
      ...inEvery('community/forum'),
      ...inEvery('community/forum/support'),
      ...inEvery('condition/2'),
      ...['es/community/feed.xml', 'es/community/forum/support/feed.xml', `community/topics/${id}/feed.xml`],
      ...['sitemap.xml', 'sitemaps/topics/1.xml'],
    ]),
  );
  expect(files).not.toContain('community/feed.xml');
  expect(files).toEqual(expect.arrayContaining([...inEvery('community/archive'), ...inEvery('community/archive/1')]));
  expect(await site.text('es/community/forum.html')).toContain('Una pregunta');
  expect(await site.text('community/forum.html')).toMatch(/Topics in other languages.*Una pregunta/s);
  expect(files).not.toContain('community/forum/general.html');
  expect(await site.text(`ar/community/topics/${id}.html`)).toContain('<em>one</em>');
  const other = await site.text(`community/topics/${id}.html`);
  expect(other.match(/rel="canonical" href="[^"]*?(\/es[^"]*)"/)?.[1]).toBe(`/es/community/topics/${id}`);
  expect(await site.text('sitemaps/topics/1.xml')).toContain(`/es/community/topics/${id}<`);
  expect(await site.text('condition/2.html')).toContain('Una pregunta');
});

it('renders only the pages, lists and feed of the topic for a reply', async () => {
  const id = await begin('Who knows?');
  const other = await begin('Another one.', { category: 'feedback' });
  await site.settle();
  await post(id, 'I do.');
  const files = await site.changes();
  expect(files).toEqual(
    [
      ...topicFiles(id),
      ...inEvery('community/forum'),
      ...inEvery('community/forum/general'),
      `community/topics/${id}/feed.xml`,
    ].sort(),
  );
  expect(site.rendered).toHaveLength(files.length);
  expect(files).not.toContain(`community/topics/${other}.html`);
});

it('adds a second page to a long topic, and leaves its first page alone after that', async () => {
  const id = await begin('A long one.');
  for (let number = 2; number <= POSTS_PAGE; number++) await post(id, `Post ${number}.`);
  await site.settle();
  await post(id, 'The first of the next page.');
  expect(await site.changes()).toEqual(
    expect.arrayContaining([...topicFiles(id), ...inEvery(`community/topics/${id}/2`)]),
  );
  expect(await site.text(`community/topics/${id}.html`)).toContain(`href="/community/topics/${id}/2" rel="next"`);
  await post(id, 'The second of it.');
  const files = await site.changes();
  expect(files).toEqual(expect.arrayContaining(inEvery(`community/topics/${id}/2`)));
  expect(files).not.toContain(`community/topics/${id}.html`);
});

it('removes a removed post from pages, feeds and quotes, and a hidden topic from all files', async () => {
  const id = await begin('Words to remove.');
  const { rows } = await sql('SELECT id FROM forum_posts WHERE topic_id = $1', [id]);
  await post(id, 'I quote.', { to: rows[0].id, quote: 'Words to remove' });
  await site.settle();
  expect((await filesWith('Words to remove')).length).toBeGreaterThan(8);
  await sql(`UPDATE forum_posts SET state = 'removed', state_reason = 'It was harmful.' WHERE id = $1`, [rows[0].id]);
  await site.changes();
  expect(await filesWith('Words to remove')).toEqual([]);
  expect(await site.text(`community/topics/${id}.html`)).toContain('It was harmful.');
  await sql(`UPDATE forum_topics SET state = 'hidden' WHERE id = $1`, [id]);
  await site.changes();
  expect(await filesWith(`/community/topics/${id}`)).toEqual([]);
  expect((await site.tree()).has(`community/topics/${id}/feed.xml`)).toBe(false);
  await sql(`UPDATE forum_topics SET state = 'visible' WHERE id = $1`, [id]);
  expect(await site.changes()).toEqual(expect.arrayContaining(topicFiles(id)));
});

it('writes no text of a topic for members to any file, also after its audience changed', async () => {
  const id = await begin('A secretmarker.', { audience: 'members', title: 'Titlemarker', condition: 1 });
  await post(id, 'A secretmarker, too.');
  expect(await site.changes()).toEqual(inEvery('community/forum'));
  const open = await begin('A secretmarker that was open.', { title: 'Titlemarker', condition: 1 });
  await post(open, 'A secretmarker to it.');
  await site.settle();
  expect((await filesWith('secretmarker')).length).toBeGreaterThan(4);
  await sql(`UPDATE forum_topics SET audience = 'members' WHERE id = $1`, [open]);
  await site.changes();
  for (const words of ['secretmarker', 'Titlemarker', `topics/${open}`, `topics/${id}`])
    expect(await filesWith(words), words).toEqual([]);
});

it('links the shards of the archive, without shards that have no topics', async () => {
  const { rows } = await sql(`SELECT max(id) AS last FROM forum_topics`);
  const old = rows[0].last as number;
  await sql(`SELECT setval('forum_topics_id_seq', $1)`, [old + 250]);
  const id = await begin('A later one.', { title: 'Of a later shard' });
  await site.changes();
  const shard = Math.ceil(id / 100);
  expect(await site.text('community/archive.html')).toContain(`href="/community/archive/${Math.ceil(old / 100)}"`);
  expect(await site.text(`community/archive/${shard}.html`)).toContain('Of a later shard');
  expect((await site.tree()).has(`community/archive/${shard - 1}.html`)).toBe(false);
  // A reply does not change the archive, but a topic in a new shard does.
  await post(id, 'An answer.');
  expect((await site.changes()).filter((file) => file.includes('archive'))).toEqual([]);
  await sql(`SELECT setval('forum_topics_id_seq', $1)`, [(shard - 1) * 100 - 1]);
  const between = await begin('One in between.', { title: 'In between' });
  expect(await site.changes()).toEqual(expect.arrayContaining(inEvery(`community/archive/${shard}`)));
  expect(await site.text(`community/archive/${shard}.html`)).toContain(`href="/community/archive/${shard - 1}"`);
  await sql(`UPDATE forum_topics SET state = 'hidden' WHERE id = $1`, [between]);
  await site.changes();
  expect((await site.tree()).has(`community/archive/${shard - 1}.html`)).toBe(false);
  expect(await site.text(`community/archive/${shard}.html`)).not.toContain(`/community/archive/${shard - 1}"`);
  await sql(`SELECT setval('forum_topics_id_seq', $1)`, [id]);
});

it('redirects a merged topic, and shows its posts on the page of the other topic', async () => {
  const [into, from] = [await begin('Goes on here.', { title: 'Goes on' }), await begin('Was asked before.')];
  await site.settle();
  await sql(`UPDATE forum_posts SET topic_id = $1, number = 2 WHERE topic_id = $2`, [into, from]);
  await sql(`SELECT forum.recount(ARRAY[$1, $2]::int[])`, [into, from]);
  await site.changes();
  expect(await site.text(`community/topics/${from}.html`)).not.toContain('Was asked before');
  await sql('UPDATE forum_topics SET merged_into_id = $1 WHERE id = $2', [into, from]);
  await site.changes();
  expect(await site.text(`es/community/topics/${from}.html`)).toContain(
    `content="0; url=/es/community/topics/${into}"`,
  );
  expect(await site.text(`community/topics/${into}.html`)).toContain('Was asked before');
  expect(await site.text('community/forum.html')).not.toContain(`/community/topics/${from}"`);
  await sql(`UPDATE forum_topics SET state = 'removed' WHERE id = $1`, [into]);
  await site.changes();
  expect(await filesWith(`topics/${from}`)).toEqual([]);
});

it('shows a changed user name on all pages of posts, and no name after deletion', async () => {
  const id = await begin('Whose is it?');
  await post(id, 'Mine.');
  await site.settle();
  await sql(`UPDATE users SET display_name = 'Ben Renamed' WHERE id = $1`, [ben]);
  expect(await site.changes()).toEqual(expect.arrayContaining(topicFiles(id)));
  expect(await filesWith('Ben Answers')).toEqual([]);
  await sql('DELETE FROM users WHERE id = $1', [ben]);
  await site.changes();
  expect(await filesWith('Ben Renamed')).toEqual([]);
  const { rows } = await sql(
    `INSERT INTO users (username, email, display_name, role) VALUES ('ben2', 'ben2@example.org', 'Ben Again', 'user') RETURNING id`,
  );
  ben = rows[0].id;
});

it('does not render a page for a like alone until other work comes', async () => {
  const id = await begin('Liked.');
  await site.settle();
  const { stop } = await site.start();
  site.rendered.length = 0;
  await sql('INSERT INTO forum.liking (post_id, user_id) SELECT id, $2 FROM forum_posts WHERE topic_id = $1', [
    id,
    ben,
  ]);
  await expect
    .poll(() => site.waiting())
    .toEqual([
      `/ar/community/topics/${id}`,
      `/community/topics/${id}`,
      `/es/community/topics/${id}`,
      `/fr/community/topics/${id}`,
    ]);
  await stop();
  expect(site.rendered).toEqual([]);
  expect(await site.changes()).toEqual(topicFiles(id));
});

it('computes the page of a post from the page size of the contract', async () => {
  const { rows } = await sql('SELECT forum.page_of($1) AS last, forum.page_of($1 + 1) AS next', [POSTS_PAGE]);
  expect(rows).toEqual([{ last: 1, next: 2 }]);
});

import { CHECKLIST } from '@common-ground/api/contracts/contributions/contributions.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { markdownToLexical } from '@common-ground/cms/src/payload/richtext/markdownToLexical.ts';
import { describe, expect, it } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { editor, publisher: other, reviewer, translator, interpreter, author } = server.people;
const { post, step, send, save, saveAndSend, approve, toReaders } = server.atDesk;

type Row = { id: number; title: string; body: unknown; revision: number; last_updated: Date; published_digest: string };
const selectPage = (slug: string) => server.row<Row>('SELECT * FROM pages WHERE slug = $1', [slug]);
const selectTranslation = async (slug: string) =>
  server.row<Row & { source_revision: string; translated_by_id: number; reviewed_by_id: number }>(
    `SELECT t.* FROM page_translations t JOIN pages p ON p.id = t.page_id WHERE p.slug = $1 AND t.language_id = $2`,
    [slug, await server.languageId('es')],
  );
const toMarkdown = ({ body }: Row) => lexicalToMarkdown(body as never);
const changesOf = async (slug: string) =>
  (await server.rows<{ what: object }>(`SELECT what FROM publisher.change WHERE what ->> 'slug' = $1`, [slug])).length;

describe('a page about the site', () => {
  it('reaches readers only after another user has approved it, with a new date and revision', async () => {
    const before = await selectPage('privacy');
    const changes = await changesOf('privacy');
    await save(other, `pages/${before.id}`, { summary: 'What we know about you, and why.' });
    const sent = await saveAndSend(editor, `pages/${before.id}`, { title: 'Your privacy' });
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect(await selectPage('privacy')).toEqual(before);
    expect(await changesOf('privacy')).toBe(changes);
    expect((await server.call<{ total: number }>('GET', `/api/users/${editor.id}/contributions`, editor)).body).toEqual(
      [expect.objectContaining({ kind: 'page', title: 'Your privacy', pageSlug: 'privacy', texts: {} })],
    );
    await step(reviewer, sent.id, 'take');
    await step(reviewer, sent.id, 'request_changes', { reason: 'Shorter' });
    const answer = await saveAndSend(editor, `pages/${before.id}`, { title: 'Privacy here' });
    expect(answer).toMatchObject({ id: sent.id, state: 'in_review' });
    await toReaders(sent.id);
    const after = await selectPage('privacy');
    expect(after).toMatchObject({ title: 'Privacy here', _status: 'published' });
    expect(Number(after.revision)).toBe(Number(before.revision) + 1);
    expect(after.last_updated > before.last_updated).toBe(true);
    expect(await changesOf('privacy')).toBe(changes + 1);
  });

  it('is not approved by an editor who saved in the draft, and not sent by other roles', async () => {
    const { id } = await selectPage('terms');
    await save(other, `pages/${id}`, { summary: 'Part of this is mine.' });
    const sent = await saveAndSend(editor, `pages/${id}`, { title: 'Terms, and more' });
    await step(other, sent.id, 'take');
    expect(await step(other, sent.id, 'approve', { checklist: CHECKLIST })).toMatchObject({ status: 403 });
    await step(other, sent.id, 'release');
    for (const who of [reviewer, translator]) {
      expect((await send(who, `pages/${id}`)).status).toBe(403);
      expect((await server.desk('PATCH', `/pages/${id}?draft=true`, who, { _status: 'draft' })).status).toBe(403);
    }
    expect((await server.desk('PATCH', `/pages/${id}`, editor, { _status: 'published' })).status).toBe(403);
    expect((await post(reviewer, `/pages/${id}/take-down`, { reason: 'Why' })).status).toBe(403);
    expect((await send(author, `pages/${id}`)).status).toBe(401);
  });

  it('keeps the stored form of its body, byte for byte, when the Markdown did not change', async () => {
    const before = await selectPage('about');
    await toReaders((await saveAndSend(editor, `pages/${before.id}`, { title: 'About us' })).id);
    expect((await selectPage('about')).body).toEqual(before.body);
    const body = markdownToLexical('## Who we are\n\nPeople, *all* of them.\n\n- One\n- Two');
    await toReaders((await saveAndSend(editor, `pages/${before.id}`, { body })).id);
    const after = await selectPage('about');
    expect(toMarkdown(after)).toBe('## Who we are\n\nPeople, *all* of them.\n\n- One\n- Two');
    expect(after.body).toEqual(
      (
        await server.row<{ body: unknown }>(
          `SELECT version_body AS body FROM _pages_v WHERE parent_id = $1 AND version__status = 'draft' ORDER BY id DESC LIMIT 1`,
          [before.id],
        )
      ).body,
    );
  });

  it('leaves its translations up to date after an edit that the reviewer finds minor', async () => {
    const { id, revision } = await selectPage('accessibility');
    const sent = await saveAndSend(editor, `pages/${id}`, { summary: 'A spelling was mended here.' });
    await step(reviewer, sent.id, 'take');
    await step(reviewer, sent.id, 'approve', { checklist: CHECKLIST, isMinorEdit: true });
    expect((await step(other, sent.id, 'publish')).state).toBe('published');
    expect(await selectPage('accessibility')).toMatchObject({ revision, is_minor_edit: false });
  });
});

describe('a translation of a page about the site', () => {
  it('is sent by a translator, and names translator, reviewer and the revision of its source', async () => {
    const { id } = await selectTranslation('editorial-policy');
    await save(interpreter, `page-translations/${id}`, { summary: 'Lo que sabemos.' });
    const sent = await saveAndSend(translator, `page-translations/${id}`, { title: 'Cómo escribimos' });
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect((await selectTranslation('editorial-policy')).title).not.toBe('Cómo escribimos');
    expect(await getReview(sent.id, { id: reviewer.id, role: 'reviewer' }, server.pool)).toMatchObject({
      names: { 'body.1': 'Text · Block 2' },
      source: { texts: { title: expect.any(String), 'body.0': expect.any(String) } },
      shown: { content: { title: 'Cómo escribimos', 'body.0': expect.any(String) } },
      page: { address: '/editorial-policy' },
    });
    await toReaders(sent.id);
    expect(await selectTranslation('editorial-policy')).toMatchObject({
      title: 'Cómo escribimos',
      translated_by_id: translator.id,
      reviewed_by_id: reviewer.id,
      source_revision: String((await selectPage('editorial-policy')).revision),
      status: 'published',
    });
  });

  it('is not published while the page itself is not', async () => {
    const page = await selectPage('terms');
    const { id } = await selectTranslation('terms');
    const sent = await saveAndSend(translator, `page-translations/${id}`, { title: 'Condiciones' });
    await approve(sent.id);
    const removal = await post(editor, `/pages/${page.id}/take-down`, { reason: 'They changed' });
    await approve(removal.id);
    expect((await step(other, removal.id, 'publish')).state).toBe('published');
    expect(await step(other, sent.id, 'publish')).toMatchObject({ status: 409 });
    expect((await send(translator, `page-translations/${id}`)).status).toBe(409);
  });
});

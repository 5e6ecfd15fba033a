import { expect, it, vi } from 'vitest';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import { NO_ACCOUNT, REVISION_NOT_FOUND } from '../../contracts/history/history.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

const BEGAN = Date.now();

describeWithDatabase('the history of a condition', (server) => {
  const { send, signUp, become, rows } = server;
  const get = async (path: string) => {
    const response = await send('GET', path);
    return {
      status: response.status,
      headers: response.headers,
      body: await response
        .clone()
        .json()
        .catch(() => response.text()),
    };
  };
  const version = async (of: number, values: Record<string, unknown> = {}): Promise<number> => {
    const row = { parent_id: of, version_name: 'Autism', version__status: 'published', ...values };
    const [made] = await rows(
      `INSERT INTO _conditions_v (${Object.keys(row)}) VALUES (${Object.keys(row).map((_, at) => `$${at + 1}`)}) RETURNING id`,
      Object.values(row),
    );
    return made.id;
  };

  it('lists only published versions, newest first, with editor, summary and size', async () => {
    const editor = await signUp('Ada');
    const first = await version(1, { version_size: 100 });
    await version(1, { version__status: 'draft', version_size: 500 });
    const second = await version(1, {
      version_size: 80,
      version_size_diff: -420,
      version_last_edited_by_id: editor.id,
      version_edit_summary: 'Shorter',
      version_is_minor_edit: true,
    });
    await version(2, { version_size: 7 });
    const { body, headers } = await get('/api/conditions/1/revisions');
    expect(body).toMatchObject([
      {
        id: second,
        userId: editor.id,
        userName: 'Ada',
        editSummary: 'Shorter',
        isMinorEdit: true,
        size: 80,
        sizeDiff: -20,
      },
      {
        id: first,
        conditionId: 1,
        userId: null,
        userName: NO_ACCOUNT,
        editSummary: '',
        isMinorEdit: false,
        size: 100,
        sizeDiff: 100,
      },
    ]);
    expect(Date.parse(body[0].timestamp)).toBeGreaterThanOrEqual(BEGAN);
    expect(headers.get('x-total-count')).toBe('2');
  });

  it('returns a page in one query, with the size difference to the preceding version', async () => {
    for (const size of [10, 30, 60]) await version(1, { version_size: size });
    const queries = vi.spyOn(server.database, 'query');
    const { body, headers } = await get('/api/conditions/1/revisions?page=2&limit=1');
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
    expect(body).toMatchObject([{ size: 30, sizeDiff: 20 }]);
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('link')).toContain('</api/conditions/1/revisions?page=3&limit=1>; rel="next"');
    expect((await get('/api/conditions/1/revisions?page=9&limit=1')).body).toEqual([]);
  });

  it('leaves out the name of a deleted account', async () => {
    const editor = await signUp('Grace');
    const id = await version(1, { version_last_edited_by_id: editor.id });
    await rows('DELETE FROM users WHERE id = $1', [editor.id]);
    for (const path of ['/api/conditions/1/revisions', `/api/conditions/1/revisions/${id}`])
      expect(JSON.stringify((await get(path)).body)).not.toContain('Grace');
  });

  it('returns the texts of a version, with links and sources as lines', async () => {
    const id = await version(1, {
      version_summary: '<b>Bold</b>',
      version_symptoms: '["One", "Two"]',
      version_resources: '[{"title": "B", "url": "https://b.example"}, {"title": "A", "url": "https://a.example"}]',
      version_sources: '[{"title": "C", "publisher": "D", "year": 2024, "url": "https://c.example"}]',
      version_causes: null,
    });
    const { body } = await get(`/api/conditions/1/revisions/${id}`);
    expect(body.content).toEqual({
      name: 'Autism',
      summary: '<b>Bold</b>',
      overview: '',
      aliases: [],
      symptoms: ['One', 'Two'],
      causes: [],
      treatments: [],
      resources: ['B: https://b.example', 'A: https://a.example'],
      sources: ['C (D, 2024): https://c.example'],
      tags: [],
    });
  });

  it('answers 404 for drafts, versions of other pages and pages that are not published', async () => {
    const draft = await version(1, { version__status: 'draft' });
    const ofDraft = await version(4);
    const [ofFirst, ofOther] = [await version(1), await version(2)];
    for (const [of, id] of [
      [1, draft],
      [4, ofDraft],
      [1, ofOther],
      [2, ofFirst],
      [1, 2_000_000_000],
    ])
      expect(await get(`/api/conditions/${of}/revisions/${id}`)).toMatchObject({
        status: 404,
        body: REVISION_NOT_FOUND,
      });
    for (const of of [4, 99])
      expect(await get(`/api/conditions/${of}/revisions`)).toMatchObject({ status: 404, body: CONDITION_NOT_FOUND });
    expect((await get('/api/conditions/3/revisions')).body).toEqual([]);
  });

  it('returns the reason of a version that was published in an emergency', async () => {
    await version(1, { version_emergency_reason: 'A wrong dose' });
    expect((await get('/api/conditions/1/revisions')).body).toMatchObject([{ emergencyReason: 'A wrong dose' }]);
  });

  it('restores an earlier version as a proposal and leaves the published text unchanged', async () => {
    const editor = await signUp('Ada');
    await become(editor, 'editor');
    const earlier = await version(1, {
      version_name: 'Autism Spectrum',
      version_summary: 'As it was.',
      version_overview: 'Text.',
      version_symptoms: '["One"]',
    });
    const current = await version(1, {
      version_name: 'Autism Spectrum',
      version_summary: 'A difference in communication.',
      version_overview: 'First.\n\nSecond.',
      version_symptoms: '["Routine"]',
      version_causes: '["Genes"]',
      version_treatments: '["Support"]',
      version_resources: '[{"title": "National Autistic Society", "url": "https://www.autism.org.uk"}]',
      version_tags: '["neurodiversity"]',
      version_aliases: '["ASD", "Autism"]',
    });
    const restore = (id: number, body: object = { editSummary: 'It was better' }) =>
      send('POST', `/api/conditions/1/revisions/${id}/restore`, editor.token, body);
    const answer = await restore(earlier);
    expect(await answer.json()).toMatchObject({ status: 'pending' });
    expect(await rows('SELECT * FROM contributions WHERE user_id = $1', [editor.id])).toMatchObject([
      {
        kind: 'edit',
        condition_id: 1,
        description: 'It was better',
        content: { summary: 'As it was.', symptoms: ['One'], aliases: [] },
        base: { baseRevision: current },
      },
    ]);
    expect(await rows('SELECT summary FROM conditions WHERE id = 1')).toEqual([
      { summary: 'A difference in communication.' },
    ]);
    expect((await restore(current)).status).toBe(400);
    expect((await restore(2_000_000_000)).status).toBe(404);
    expect((await restore(earlier, { editSummary: ' ' })).status).toBe(400);
  });
});

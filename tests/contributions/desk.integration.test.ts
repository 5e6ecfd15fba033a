import { CHECKLIST } from '@common-ground/api/contracts/contributions/contributions.ts';
import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { expect, it } from 'vitest';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { editor, publisher: colleague, reviewer, translator } = server.people;
const { post, step } = server.atDesk;

/** The condition page of the newest test: each test uses the next one. */
let page = 0;

async function givenDraft(data: object): Promise<number> {
  page += 1;
  await server.atDesk.save(editor, `conditions/${page}`, data);
  return page;
}

const send = (who: Member, id: number) => server.atDesk.send(who, `conditions/${id}`);

it('publishes a draft of the CMS after other people have reviewed it, and stores the checklist', async () => {
  const id = await givenDraft({ summary: 'A clearer summary of the draft.' });
  const sent = await send(editor, id);
  expect(sent).toMatchObject({ status: 200, state: 'pending' });
  expect((await step(editor, sent.id, 'take')).status).toBe(403);
  expect((await step(reviewer, sent.id, 'take')).state).toBe('in_review');
  expect(await step(reviewer, sent.id, 'approve', { checklist: CHECKLIST.slice(1) })).toMatchObject({ status: 400 });
  expect((await step(reviewer, sent.id, 'approve', { checklist: CHECKLIST })).state).toBe('approved');
  expect(
    await server.row(`SELECT detail FROM review_events WHERE contribution_id = $1 AND action = 'approve'`, [sent.id]),
  ).toMatchObject({ detail: { checklist: CHECKLIST } });
  expect((await step(colleague, sent.id, 'publish')).state).toBe('published');
  expect(await server.row('SELECT summary FROM conditions WHERE id = $1', [id])).toEqual({
    summary: 'A clearer summary of the draft.',
  });
});

it('sends only the changed fields of a draft, once, and refuses a draft without changes', async () => {
  const id = await givenDraft({ summary: 'Only the summary is other.' });
  const { id: sent } = await send(editor, id);
  expect(await server.row('SELECT content, kind FROM contributions WHERE id = $1', [sent])).toEqual({
    content: { summary: 'Only the summary is other.' },
    kind: 'edit',
  });
  expect(await send(editor, id)).toMatchObject({ status: 409, error: 'You have sent this for review already' });
  expect(await send(colleague, page + 1)).toMatchObject({ status: 400 });
  expect(await send(translator, id)).toMatchObject({ status: 403 });
});

it('offers each person only their own steps, and names the reviewer who has taken it', async () => {
  const id = await givenDraft({ summary: 'Who may do what with this.' });
  const sent = await send(editor, id);
  const readActions = async ({ id: user }: Member, role: string) =>
    (await getReview(sent.id, { id: user, role }, server.pool))?.actions;
  expect(await readActions(editor, 'editor')).toEqual(['withdraw']);
  expect(await readActions(reviewer, 'reviewer')).toEqual(['take', 'approve']);
  await step(reviewer, sent.id, 'take');
  expect(await readActions(reviewer, 'reviewer')).toEqual([
    'release',
    'request_changes',
    'approve',
    'reject',
    'resolve',
  ]);
  expect(await readActions(colleague, 'editor')).toEqual(['release']);
  expect(await step(colleague, sent.id, 'take')).toMatchObject({
    status: 409,
    error: 'reviewer is reviewing this',
  });
});

it('names the field that changed on the page meanwhile, and joins the two texts', async () => {
  const id = await givenDraft({ summary: 'Mine.' });
  const sent = await send(editor, id);
  await step(reviewer, sent.id, 'take');
  await server.rows(`UPDATE conditions SET summary = 'Theirs.' WHERE id = $1`, [id]);
  const actor = { id: reviewer.id, role: 'reviewer' };
  expect(await getReview(sent.id, actor, server.pool)).toMatchObject({
    conflicts: [{ key: 'summary' }],
    current: { summary: 'Theirs.' },
  });
  const seen = (await getReview(sent.id, actor, server.pool))?.pageDigest;
  await server.rows(`UPDATE conditions SET summary = 'Theirs, once more.' WHERE id = $1`, [id]);
  const join = async (pageDigest?: string) =>
    post(reviewer, `/contributions/${sent.id}/resolve`, { texts: { summary: 'Both.' }, pageDigest });
  expect(await join(seen)).toMatchObject({ status: 409, error: expect.stringMatching(/changed again/) });
  const joined = await join((await getReview(sent.id, actor, server.pool))?.pageDigest);
  expect(joined.state).toBe('pending');
  expect(await getReview(sent.id, actor, server.pool)).toMatchObject({ conflicts: [], own: 'writer' });
});

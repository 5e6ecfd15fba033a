import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { beforeAll, expect, it } from 'vitest';
import { CHECKLIST, deskSteps } from './support/deskSteps.ts';
import { type Member, type ReviewWorld, reviewWorld } from './support/reviewWorld.ts';

let world: ReviewWorld;
let editor: Member;
let colleague: Member;
let reviewer: Member;
let translator: Member;
let steps: ReturnType<typeof deskSteps>;

/** Each test has a page of its own. */
let page = 0;

beforeAll(async () => {
  world = await reviewWorld();
  steps = deskSteps(world);
  editor = await world.member('writing-editor', 'editor');
  colleague = await world.member('other-editor', 'editor');
  reviewer = await world.member('desk-reviewer', 'reviewer');
  translator = await world.member('desk-translator', 'translator');
});

const post: typeof steps.post = (...given) => steps.post(...given);
const step: typeof steps.step = (...given) => steps.step(...given);

async function givenDraft(data: object): Promise<number> {
  page += 1;
  const response = await world.desk('PATCH', `/conditions/${page}?draft=true`, editor, { ...data, _status: 'draft' });
  expect(response.status).toBe(200);
  return page;
}

const send = (who: Member, id: number, collection = 'conditions') =>
  post(who, `/${collection}/${id}/send-for-review`, { editSummary: 'Said more clearly' });
const summaryOf = async (id: number) =>
  (await world.rows<{ summary: string }>('SELECT summary FROM conditions WHERE id = $1', [id]))[0]?.summary;

it('brings a draft of the CMS before readers by other people, with what was looked at', async () => {
  const id = await givenDraft({ summary: 'A clearer summary of the draft.' });
  const sent = await send(editor, id);
  expect(sent).toMatchObject({ status: 200, state: 'pending' });
  expect((await step(editor, sent.id, 'take')).status).toBe(403);
  expect((await step(reviewer, sent.id, 'take')).state).toBe('in_review');
  expect(await step(reviewer, sent.id, 'approve', { checklist: CHECKLIST.slice(1) })).toMatchObject({ status: 400 });
  expect((await step(reviewer, sent.id, 'approve', { checklist: CHECKLIST })).state).toBe('approved');
  const [event] = await world.rows(
    `SELECT detail -> 'checklist' AS checklist FROM review_events WHERE contribution_id = $1 AND action = 'approve'`,
    [sent.id],
  );
  expect(event).toEqual({ checklist: CHECKLIST });
  expect((await step(colleague, sent.id, 'publish')).state).toBe('published');
  expect(await summaryOf(id)).toBe('A clearer summary of the draft.');
});

it('sends only what the draft changes, once, and nothing when it changes nothing', async () => {
  const id = await givenDraft({ summary: 'Only the summary is other.' });
  const { id: sent } = await send(editor, id);
  const [row] = await world.rows('SELECT content, kind FROM contributions WHERE id = $1', [sent]);
  expect(row).toEqual({ content: { summary: 'Only the summary is other.' }, kind: 'edit' });
  expect(await send(editor, id)).toMatchObject({ status: 409, error: 'You have sent this for review already' });
  expect(await send(colleague, page + 1)).toMatchObject({ status: 400 });
  expect(await send(translator, id)).toMatchObject({ status: 403 });
});

it('a condition that was begun in the CMS becomes the page of its own record', async () => {
  const created = await world.desk('POST', '/conditions?draft=true', editor, {
    ...{ name: 'Begun at the desk', category: 1, summary: 'In a sentence.', overview: 'At length.' },
    ...{ symptoms: ['One'], causes: ['One'], treatments: ['One'], aliases: ['Also this'], _status: 'draft' },
  });
  const { doc } = await created.json();
  const sent = await send(editor, doc.id);
  expect(sent).toMatchObject({ status: 200, state: 'pending' });
  await step(reviewer, sent.id, 'take');
  await step(reviewer, sent.id, 'approve', { checklist: CHECKLIST });
  expect(await step(colleague, sent.id, 'publish')).toMatchObject({ status: 200, state: 'published' });
  expect(
    await world.rows(`SELECT id, aliases, _status AS status FROM conditions WHERE name = 'Begun at the desk'`),
  ).toEqual([{ id: doc.id, aliases: ['Also this'], status: 'published' }]);
});

it('a first translation is sent from its draft and published', async () => {
  const [language] = await world.rows<{ id: number }>(`SELECT id FROM languages WHERE code = 'es'`);
  const [bare] = await world.rows<{ id: number }>(
    `SELECT c.id FROM conditions c WHERE _status = 'published' AND NOT EXISTS
       (SELECT FROM condition_translations t WHERE t.condition_id = c.id AND t.language_id = $1) LIMIT 1`,
    [language?.id],
  );
  const data = { condition: bare?.id, language: language?.id, name: 'Nombre', summary: 'Una frase.', _status: 'draft' };
  const { doc } = await (await world.desk('POST', '/condition-translations?draft=true', translator, data)).json();
  const sent = await send(translator, doc.id, 'condition-translations');
  expect(sent).toMatchObject({ status: 200, state: 'pending' });
  await step(reviewer, sent.id, 'take');
  await step(reviewer, sent.id, 'approve', { checklist: CHECKLIST });
  expect((await step(colleague, sent.id, 'publish')).state).toBe('published');
  const [row] = await world.rows('SELECT name, _status AS status FROM condition_translations WHERE id = $1', [doc.id]);
  expect(row).toEqual({ name: 'Nombre', status: 'published' });
});

it('shows each person the steps that are theirs, and says who has taken it', async () => {
  const id = await givenDraft({ summary: 'Who may do what with this.' });
  const sent = await send(editor, id);
  const actionsOf = async ({ id: user }: Member, role: string) =>
    (await getReview(sent.id, { id: user, role }, world.pool))?.actions;
  expect(await actionsOf(editor, 'editor')).toEqual(['withdraw']);
  expect(await actionsOf(reviewer, 'reviewer')).toEqual(['take']);
  await step(reviewer, sent.id, 'take');
  expect(await actionsOf(reviewer, 'reviewer')).toEqual(['release', 'request_changes', 'approve', 'reject', 'resolve']);
  expect(await actionsOf(colleague, 'editor')).toEqual(['release']);
  expect(await step(colleague, sent.id, 'take')).toMatchObject({
    status: 409,
    error: 'desk-reviewer is reviewing this',
  });
});

it('says which part has changed on the page meanwhile, and joins the two', async () => {
  const id = await givenDraft({ summary: 'Mine.' });
  const sent = await send(editor, id);
  await step(reviewer, sent.id, 'take');
  await world.rows(`UPDATE conditions SET summary = 'Theirs.' WHERE id = $1`, [id]);
  const actor = { id: reviewer.id, role: 'reviewer' };
  expect(await getReview(sent.id, actor, world.pool)).toMatchObject({
    conflicts: ['summary'],
    current: { summary: 'Theirs.' },
  });
  const seen = (await getReview(sent.id, actor, world.pool))?.pageDigest;
  await world.rows(`UPDATE conditions SET summary = 'Theirs, once more.' WHERE id = $1`, [id]);
  const join = async (pageDigest?: string) =>
    post(reviewer, `/contributions/${sent.id}/resolve`, { texts: { summary: 'Both.' }, pageDigest });
  expect(await join(seen)).toMatchObject({ status: 409, error: expect.stringMatching(/changed once more/) });
  const joined = await join((await getReview(sent.id, actor, world.pool))?.pageDigest);
  expect(joined.state).toBe('pending');
  expect(await getReview(sent.id, actor, world.pool)).toMatchObject({ conflicts: [], own: 'writer' });
});

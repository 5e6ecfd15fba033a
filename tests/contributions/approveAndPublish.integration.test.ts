import { CHECKLIST } from '@common-ground/api/contracts/contributions/contributions.ts';
import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { describe, expect, it } from 'vitest';
import { insertContribution } from './support/insertContribution.ts';
import { openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { author, reviewer, colleague, translator, editor, publisher, admin } = server.people;
const { step, stateOf, eventsOf, inboxOf, row, rows, atDesk } = server;
let page = 0;

/** Inserts an edit of a condition that no other test here changes. */
function given(wanted: Partial<Parameters<typeof insertContribution>[1]> = {}): Promise<number> {
  page += 1;
  return insertContribution(server, { conditionId: page, ...wanted });
}

const selectContribution = (id: number) =>
  row('SELECT status, reviewer_id, approved_by_id, approved_as_minor FROM contributions WHERE id = $1', [id]);
const summaryOf = async (condition: number) =>
  (await row<{ summary: string }>('SELECT summary FROM conditions WHERE id = $1', [condition])).summary;
const selectOffered = async (id: number, who: typeof author, role: string) =>
  (await getReview(id, { id: who.id, role }, server.pool, server.payload))?.actions ?? [];

describe('the approval of a waiting contribution', () => {
  it('takes it for the reviewer, stores both events and notifies its author once', async () => {
    const id = await given();
    const before = (await inboxOf(author)).length;
    expect((await step(reviewer, id, 'approve', { reason: 'Well said', checklist: CHECKLIST })).status).toBe(200);
    expect(await selectContribution(id)).toMatchObject({
      status: 'approved',
      reviewer_id: reviewer.id,
      approved_by_id: reviewer.id,
    });
    expect(await eventsOf(id)).toEqual(['take pending in_review reviewer', 'approve in_review approved reviewer']);
    const reasons = await rows('SELECT action, reason FROM review_events WHERE contribution_id = $1 ORDER BY id', [id]);
    expect(reasons).toEqual([
      { action: 'take', reason: null },
      { action: 'approve', reason: 'Well said' },
    ]);
    expect((await inboxOf(author)).slice(before)).toEqual([
      expect.stringMatching(/^contribution_approved .* Well said$/),
    ]);
  });

  it('is refused with 409 while another reviewer has it, and leaves it to that reviewer', async () => {
    const id = await given({ state: 'in_review' });
    expect(await step(colleague, id, 'approve')).toMatchObject({ status: 409 });
    expect(await step(editor, id, 'approve_and_publish')).toMatchObject({ status: 409 });
    expect(await selectContribution(id)).toMatchObject({ status: 'in_review', reviewer_id: reviewer.id });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('is refused with 403 to its author and to a user who wrote part of it, and takes nothing', async () => {
    const own = await given({ authorId: editor.id });
    const joined = await given({ state: 'in_review', reviewerId: editor.id });
    const texts = { summary: 'Merged by an editor.' };
    expect((await server.call('POST', `/api/contributions/${joined}/resolve`, editor, { texts })).status).toBe(200);
    for (const id of [own, joined])
      for (const name of ['approve', 'approve_and_publish']) {
        expect(await step(editor, id, name, { checklist: CHECKLIST })).toMatchObject({ status: 403 });
        expect(await atDesk.step(editor, id, name, { checklist: CHECKLIST })).toMatchObject({ status: 403 });
        expect(await stateOf(id)).toBe('pending');
        expect(await selectOffered(id, editor, 'editor')).not.toContain(name);
      }
    expect(await eventsOf(own)).toEqual([]);
    expect((await step(publisher, joined, 'approve_and_publish')).status).toBe(200);
  });

  it('does not open the other decisions, which need the contribution taken', async () => {
    const id = await given();
    for (const name of ['request_changes', 'reject'])
      expect(await step(reviewer, id, name, { reason: 'No' })).toMatchObject({ status: 409 });
    expect(await selectOffered(id, reviewer, 'reviewer')).toEqual(['take', 'approve']);
  });
});

describe('approve_and_publish', () => {
  it('stores all events and a correction, and notifies once with the comment', async () => {
    const id = await given({ content: { summary: 'Published in one step.' } });
    const [condition, before] = [page, (await inboxOf(author)).length];
    const asked = { reason: 'Thank you', checklist: CHECKLIST, isMinorEdit: true };
    const answer = await atDesk.step(publisher, id, 'approve_and_publish', {
      ...asked,
      correction: 'It named what helps nobody.',
    });
    expect(answer).toMatchObject({ status: 200, state: 'published' });
    expect(await selectContribution(id)).toEqual({
      status: 'published',
      reviewer_id: publisher.id,
      approved_by_id: publisher.id,
      approved_as_minor: true,
    });
    const events = await rows(
      'SELECT action, reason, detail FROM review_events WHERE contribution_id = $1 ORDER BY at, id',
      [id],
    );
    expect(events).toEqual([
      { action: 'take', reason: null, detail: null },
      { action: 'approve', reason: 'Thank you', detail: { checklist: CHECKLIST, isMinorEdit: true } },
      { action: 'publish', reason: null, detail: { correction: 'It named what helps nobody.' } },
    ]);
    expect(await summaryOf(condition)).toBe('Published in one step.');
    const news = (await inboxOf(author)).slice(before).filter((one) => one.startsWith('contribution_'));
    expect(news).toEqual([expect.stringMatching(/^contribution_published .* Thank you$/)]);
  });

  it('publishes what its editor has taken, without a second take', async () => {
    const id = await given({ state: 'in_review', reviewerId: admin.id });
    expect(await selectOffered(id, admin, 'admin')).toContain('approve_and_publish');
    expect((await step(admin, id, 'approve_and_publish')).status).toBe(200);
    expect(await eventsOf(id)).toEqual(['approve in_review approved admin', 'publish approved published admin']);
  });

  it('approves nothing when the publication is refused because the page has changed', async () => {
    const id = await given({ content: { summary: 'Made against an older page.' } });
    await rows(`UPDATE contributions SET base = jsonb_set(base, '{texts,summary}', '"An older page."') WHERE id = $1`, [
      id,
    ]);
    const before = await server.counts();
    const answer = await step(editor, id, 'approve_and_publish', { checklist: CHECKLIST });
    expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('Changed on the page meanwhile') });
    expect(await selectContribution(id)).toMatchObject({ status: 'pending', reviewer_id: null, approved_by_id: null });
    expect(await server.counts()).toEqual(before);
  });

  it('is refused to users who may not publish, and offered only to those who may', async () => {
    const id = await given();
    for (const who of [reviewer, author, translator])
      expect(await step(who, id, 'approve_and_publish')).toMatchObject({ status: 403 });
    expect(await selectOffered(id, reviewer, 'reviewer')).not.toContain('approve_and_publish');
    expect(await selectOffered(id, editor, 'editor')).toContain('approve_and_publish');
    expect(await stateOf(id)).toBe('pending');
  });

  it('needs the whole checklist in the CMS', async () => {
    const id = await given();
    expect(await atDesk.step(editor, id, 'approve_and_publish', { checklist: CHECKLIST.slice(1) })).toMatchObject({
      status: 400,
      error: expect.stringMatching(/^checklist: /),
    });
    expect(await stateOf(id)).toBe('pending');
  });
});

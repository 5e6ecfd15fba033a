import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import {
  countQueue,
  QUEUE_TABS,
  type QueueFilters,
  type QueueTab,
  selectNext,
  selectQueue,
  selectQueueOptions,
} from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import { selectDashboardQueues } from '@common-ground/cms/src/desk/dashboard/queues.ts';
import type { TypedUser } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { author, reviewer, colleague } = server.people;
const { submit, suggest, approved, step } = server;
const sender = { contributorName: 'Jo of the letters', contributorEmail: 'COLLEAGUE@review.example' };
/** Contributions in the order in which they were sent, an hour apart. The first has waited longest. */
const ids = {
  anonymous: (await submit(null, sender)).id,
  minor: (await suggest(author, 2, { summary: 'A minor one.' }, { isMinorEdit: true })).id,
  spanish: (await suggest(author, 1, { summary: 'En español.' }, { language: 'es' })).id,
  taken: (await suggest(author, 3, { summary: 'Taken.' })).id,
  approved: (await approved(author, 4, { summary: 'Approved.' })).id,
  rejected: (await suggest(author, 5, { summary: 'Rejected.' })).id,
  reviewers: (await suggest(reviewer, 6, { summary: 'By a reviewer.' })).id,
};
await step(colleague, ids.taken, 'take');
await step(reviewer, ids.rejected, 'take');
await step(reviewer, ids.rejected, 'reject', { reason: 'Why' });
for (const [place, id] of Object.values(ids).entries())
  await server.rows(`UPDATE contributions SET submitted_at = now() - $2 * interval '1 hour' WHERE id = $1`, [
    id,
    10 - place,
  ]);

const reading = async (tab: QueueTab, who: { id: number }, filters: QueueFilters = {}, limit = 25, offset = 0) =>
  selectQueue(server.pool, { tab, filters, userId: who.id, limit, offset });
const seen = async (...given: Parameters<typeof reading>) => (await reading(...given)).items.map(({ id }) => id);

describe('the review queue', () => {
  it('lists the longest wait first in its tabs, and the newest first under "all" and "sent"', async () => {
    const { anonymous, minor, spanish, taken, approved, rejected, reviewers } = ids;
    expect(await seen('unassigned', reviewer)).toEqual([anonymous, minor, spanish, reviewers]);
    expect(await seen('longest', reviewer)).toEqual([anonymous, minor, spanish, taken, reviewers]);
    expect(await seen('mine', reviewer)).toEqual([]);
    expect(await seen('mine', colleague)).toEqual([taken]);
    expect(await seen('approved', reviewer)).toEqual([approved]);
    expect(await seen('all', reviewer)).toEqual([reviewers, rejected, approved, taken, spanish, minor, anonymous]);
    expect(await seen('sent', author)).toEqual([rejected, approved, taken, spanish, minor]);
  });

  it('counts the contributions of each tab', async () => {
    const held = { unassigned: 4, longest: 5, approved: 1 };
    expect(await countQueue(server.pool, colleague.id)).toMatchObject({ ...held, mine: 1, sent: 0 });
    const counts = await countQueue(server.pool, reviewer.id);
    expect(counts).toMatchObject({ ...held, mine: 0, sent: 1 });
    expect(Math.round((counts.longestWait ?? 0) / 3600)).toBe(10);
    expect(counts.forEditor).toBe(1);
    await server.rows('UPDATE contributions SET scheduled_for = $2 WHERE id = $1', [ids.approved, '2099-01-01']);
    expect(await countQueue(server.pool, reviewer.id)).toMatchObject({ approved: 1, forEditor: 0 });
    await server.rows('UPDATE contributions SET scheduled_for = NULL WHERE id = $1', [ids.approved]);
  });

  it("gives kind, sender, language, wait and reviewer of each, and marks the user's own", async () => {
    const { items } = await reading('longest', colleague);
    expect(items[0]).toMatchObject({
      id: ids.anonymous,
      kind: 'condition',
      sender: 'Jo of the letters',
      language: 'English',
      isOwn: true,
      reviewer: null,
      isMinorEdit: false,
    });
    expect(Math.floor((items[0]?.waited ?? 0) / 3600)).toBe(10);
    expect(items[1]).toMatchObject({ id: ids.minor, isMinorEdit: true, isOwn: false, sender: 'author' });
    expect(items[3]).toMatchObject({ id: ids.taken, reviewer: 'colleague', status: 'in_review' });
  });

  it('filters by kind, category, language, state and text, alone and together', async () => {
    const { anonymous, minor, spanish, taken, rejected, reviewers } = ids;
    const { category } = await server.row<{ category: number }>(
      'SELECT category_id AS category FROM contributions WHERE id = $1',
      [minor],
    );
    expect(await seen('unassigned', reviewer, { kind: 'translation' })).toEqual([spanish]);
    expect(await seen('unassigned', reviewer, { language: await server.languageId('es') })).toEqual([spanish]);
    const english = await server.languageId('en');
    expect(await seen('longest', reviewer, { language: english })).toEqual([anonymous, minor, taken, reviewers]);
    expect(await seen('unassigned', reviewer, { category })).toContain(minor);
    expect(await seen('unassigned', reviewer, { category, kind: 'condition' })).not.toContain(minor);
    expect(await seen('all', reviewer, { state: 'rejected' })).toEqual([rejected]);
    expect(await seen('all', reviewer, { text: 'of the LETTERS' })).toEqual([anonymous]);
    expect(await seen('all', reviewer, { text: '%' })).toEqual([]);
    expect(await seen('unassigned', reviewer, { kind: 'nothing such' })).toEqual([]);
  });

  it('is read in pages with the total number', async () => {
    const pages = await Promise.all([0, 2, 4].map((offset) => reading('longest', reviewer, {}, 2, offset)));
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(await seen('longest', reviewer));
  });

  it('offers filters for all values that ever occurred, with their counts in a tab', async () => {
    const options = await selectQueueOptions(server.pool, { tab: 'approved', userId: reviewer.id });
    const of = (filter: string) =>
      options.filter((option) => option.filter === filter).map(({ label, count }) => `${label} ${count}`);
    expect(of('kind').sort()).toEqual(['condition 0', 'edit 1', 'translation 0']);
    expect(of('language')).toEqual(['English 1', 'Spanish 0']);
  });

  it('reads a page of each tab with one statement', async () => {
    const queries = vi.spyOn(server.pool, 'query');
    for (const tab of QUEUE_TABS) await reading(tab, author);
    expect(queries).toHaveBeenCalledTimes(QUEUE_TABS.length);
    queries.mockRestore();
  });
});

describe('the next contribution', () => {
  it("is the one that has waited longest, except the user's own and the one that is open", async () => {
    const next = async (who: { id: number }, exceptId: number) =>
      (await selectNext(server.pool, { userId: who.id, exceptId, isEditor: false }))?.id;
    expect(await next(reviewer, ids.approved)).toBe(ids.anonymous);
    expect(await next(reviewer, ids.anonymous)).toBe(ids.minor);
    // The anonymous contribution was sent with the address of this colleague.
    expect(await next(colleague, ids.approved)).toBe(ids.minor);
    expect(await next(author, ids.approved)).toBe(ids.anonymous);
  });

  it('is never one of which the user has saved a draft', async () => {
    const { editor, publisher } = server.people;
    const { save, send } = server.atDesk;
    await save(publisher, 'conditions/9', { summary: 'By an editor who reviews.' });
    const { id } = await send(editor, 'conditions/9');
    await server.rows(`UPDATE contributions SET submitted_at = now() - interval '20 hours' WHERE id = $1`, [id]);
    const next = async (who: { id: number }) =>
      (await selectNext(server.pool, { userId: who.id, exceptId: 0, isEditor: false }))?.id;
    expect([await next(colleague), await next(publisher)]).toEqual([id, ids.anonymous]);
    await server.step(editor, id, 'withdraw');
  });

  it('is an approved one for an editor when nothing else waits, and is on their dashboard', async () => {
    const { editor } = server.people;
    const user = { id: editor.id, role: 'editor' } as TypedUser;
    expect(await selectDashboardQueues(user, server.payload)).toContainEqual({
      count: 1,
      words: 'approved proposal waits for an editor to publish it',
      href: '/cms/review?tab=approved',
    });
    expect(
      (await selectDashboardQueues({ ...user, role: 'reviewer' }, server.payload)).map(({ words }) => words),
    ).not.toContain('approved proposal waits for an editor to publish it');
    await server.rows(`UPDATE contributions SET status = 'in_review' WHERE status = 'pending'`);
    const next = await selectNext(server.pool, { userId: editor.id, exceptId: 0, isEditor: true });
    await server.rows(`UPDATE contributions SET status = 'pending' WHERE status = 'in_review' AND reviewer_id IS NULL`);
    expect(next?.id).toBe(ids.approved);
  });
});

describe('a review', () => {
  it('is read with the same number of statements however many events it has', async () => {
    const read = async () => {
      const queries = vi.spyOn(server.pool, 'query');
      const review = await getReview(ids.taken, { id: colleague.id, role: 'reviewer' }, server.pool);
      const statements = queries.mock.calls.length;
      queries.mockRestore();
      return { events: review?.events.length ?? 0, statements };
    };
    const before = await read();
    for (let time = 0; time < 3; time++) {
      await step(colleague, ids.taken, 'release');
      await step(colleague, ids.taken, 'take');
    }
    const after = await read();
    expect([after.events - before.events, before.statements, after.statements]).toEqual([6, 11, 11]);
  });

  it('keeps the texts from before each answer', async () => {
    const { id } = await suggest(author, 7, { summary: 'At first.' });
    await step(reviewer, id, 'take');
    await step(reviewer, id, 'request_changes', { reason: 'Say more' });
    const answer = { reason: 'Said more', texts: { summary: 'At first, and more.' } };
    expect((await server.call('POST', `/api/contributions/${id}/answer`, author, answer)).status).toBe(200);
    const review = await getReview(id, { id: reviewer.id, role: 'reviewer' }, server.pool);
    expect(review?.contribution.content).toEqual({ summary: 'At first, and more.' });
    expect(review?.events.at(-1)).toMatchObject({
      action: 'answer',
      by: 'author',
      reason: 'Said more',
      version: { before: { summary: 'At first.' }, after: { summary: 'At first, and more.' } },
    });
  });

  it('returns after an answer to the reviewer who asked, or to the queue if they have left', async () => {
    const asked = async (who: Member) => {
      const { id } = await suggest(author, 7, { summary: `Asked by ${who.name}.` });
      await step(who, id, 'take');
      await step(who, id, 'request_changes', { reason: 'Say more' });
      return id;
    };
    const leaver = await server.member('leaving', 'reviewer');
    const [own, orphan] = [await asked(reviewer), await asked(leaver)];
    await server.rows(`UPDATE users SET role = 'user' WHERE id = $1`, [leaver.id]);
    for (const id of [own, orphan])
      await server.call('POST', `/api/contributions/${id}/answer`, author, { reason: 'Here it is' });
    const stands = (id: number) => server.row('SELECT status, reviewer_id FROM contributions WHERE id = $1', [id]);
    expect(await stands(own)).toEqual({ status: 'in_review', reviewer_id: reviewer.id });
    expect(await stands(orphan)).toEqual({ status: 'pending', reviewer_id: null });
    expect((await server.inboxOf(reviewer)).at(-1)).toMatch(/^contribution_answered/);
  });

  it('names other proposals for the same fields while they are open', async () => {
    const { id } = await suggest(author, 8, { summary: 'One way.', overview: 'And more.' });
    const rival = await suggest(colleague, 8, { summary: 'Another way.' });
    await suggest(colleague, 8, { tags: ['apart'] });
    const read = async (of: number) =>
      (await getReview(of, { id: reviewer.id, role: 'reviewer' }, server.pool))?.rivals;
    expect(await read(id)).toMatchObject([{ id: rival.id, fields: ['summary'], status: 'pending' }]);
    expect(await read(rival.id)).toMatchObject([{ id }]);
    const begun = async (who: Member | null) =>
      (await server.call<{ beingChanged: string[] }>('GET', '/api/conditions/8/texts', who)).body.beingChanged.sort();
    expect(await begun(null)).toEqual(['overview', 'summary', 'tags']);
    expect(await begun(author)).toEqual(['summary', 'tags']);
    await step(reviewer, rival.id, 'take');
    await step(reviewer, rival.id, 'reject', { reason: 'The other is better' });
    expect(await read(id)).toEqual([]);
  });

  it('says why a user may not judge a contribution', async () => {
    const own = async (id: number, who: { id: number }) =>
      (await getReview(id, { id: who.id, role: 'reviewer' }, server.pool))?.own;
    expect(await own(ids.minor, author)).toBe('author');
    expect(await own(ids.anonymous, colleague)).toBe('address');
    expect(await own(ids.minor, reviewer)).toBeNull();
  });
});

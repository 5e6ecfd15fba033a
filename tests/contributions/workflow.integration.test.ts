import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { describe, expect, it, vi } from 'vitest';
import { NEW_CONDITION, openReviewServer, SENDER } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { author, reviewer, editor, admin } = server.people;
const { step, submit, fetchTexts, approve, approved, publish, stateOf, eventsOf, inboxOf, counts, row, rows } = server;
const fetchContributions = async (who: typeof author) =>
  (await server.call<OwnContribution[]>('GET', `/api/users/${who.id}/contributions`, who)).body;

describe('a new condition', () => {
  it('is published by three accounts after a change request, with events and notifications', async () => {
    const { id, status } = await submit(author);
    expect(status).toBe('pending');
    const pages = () => rows('SELECT FROM conditions WHERE name = $1', [NEW_CONDITION.name]);
    expect(await pages()).toEqual([]);
    expect((await step(reviewer, id, 'take')).body).toMatchObject({ status: 'in_review' });
    expect((await step(reviewer, id, 'request_changes', { reason: 'Name a source' })).status).toBe(200);
    const answer = { reason: 'Done', texts: { summary: 'A condition of the rhythm of the heart.' } };
    expect((await server.call('POST', `/api/contributions/${id}/answer`, author, answer)).body).toMatchObject({
      status: 'in_review',
    });
    expect((await fetchContributions(author))[0]?.texts).toMatchObject({
      ...answer.texts,
      name: NEW_CONDITION.name,
      causes: ['Genes'],
    });
    await approve(id);
    expect(await pages()).toEqual([]);
    expect(await publish(id)).toMatchObject({ status: 'published' });

    const page = await row<{ id: number }>('SELECT * FROM conditions WHERE name = $1', [NEW_CONDITION.name]);
    expect(page).toMatchObject({
      _status: 'published',
      summary: answer.texts.summary,
      overview: NEW_CONDITION.overview,
      symptoms: ['Fainting'],
      resources: [{ title: 'SADS Foundation', url: 'https://sads.org' }],
      last_edited_by_id: author.id,
      revision: '1',
      contributors: '1',
      emergency_reason: null,
    });
    expect(await eventsOf(id)).toEqual([
      'submit pending author',
      'take pending in_review reviewer',
      'request_changes in_review changes_requested reviewer',
      'answer changes_requested in_review author',
      'approve in_review approved reviewer',
      'publish approved published editor',
    ]);
    const title = NEW_CONDITION.name;
    expect(await inboxOf(author)).toEqual([
      `contribution_received ${title}`,
      `contribution_taken ${title}`,
      `contribution_changes_requested ${title} Name a source`,
      `contribution_approved ${title}`,
      `contribution_published ${title}`,
      'achievement_unlocked A hundred points',
      'achievement_unlocked Passed on',
    ]);
    expect(await inboxOf(reviewer)).toEqual([`contribution_answered ${title}`]);
    expect(await row('SELECT edit_count FROM users WHERE id = $1', [author.id])).toEqual({ edit_count: '1' });
    const version = await row<{ id: string }>('SELECT max(id) AS id FROM _conditions_v WHERE parent_id = $1', [
      page.id,
    ]);
    expect(await row('SELECT * FROM contributions WHERE id = $1', [id])).toMatchObject({
      status: 'published',
      condition_id: page.id,
      approved_by_id: reviewer.id,
      result_revision: String(version.id),
    });
    expect(await rows(`SELECT FROM publisher.change WHERE what ->> 'id' = $1`, [String(page.id)])).toHaveLength(1);
  });
});

describe('a guest', () => {
  it('must give name and address, which are stored outside the texts', async () => {
    for (const missing of [{}, { contributorName: 'Jo' }, { contributorEmail: 'jo@review.example' }]) {
      const answer = await server.call('POST', '/api/conditions', null, { ...NEW_CONDITION, ...missing });
      expect([answer.status, answer.text]).toEqual([400, 'Please sign in, or give your name and email address']);
    }
    const { id } = await submit(null, { ...SENDER, name: 'By A Reader' });
    const kept = await row('SELECT * FROM contributions WHERE id = $1', [id]);
    expect(kept).toMatchObject({
      contributor_name: SENDER.contributorName,
      contributor_email: SENDER.contributorEmail,
      user_id: null,
    });
    expect(kept).toHaveProperty('content.summary', NEW_CONDITION.summary);
    expect(kept).not.toHaveProperty('content.contributorName');
  });

  it('is not named on the published page', async () => {
    const { id } = await submit(null, { ...SENDER, name: 'Nobody In Particular' });
    await approve(id);
    await publish(id);
    const page = await row('SELECT * FROM conditions WHERE name = $1', ['Nobody In Particular']);
    expect(page).toMatchObject({ last_edited_by_id: null, _status: 'published' });
    expect(JSON.stringify(page)).not.toContain('Jo');
  });
});

it('changes nothing when publishing fails halfway', async () => {
  const { id } = await approved(author, 10, { summary: 'Never arrives.' });
  const before = [await counts(), await fetchTexts(10)];
  // Notifications are inserted last, after page, version, figures and event.
  await rows(
    `CREATE FUNCTION public.break_down() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''broken''; END'`,
  );
  await rows(
    'CREATE TRIGGER break_down BEFORE INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION public.break_down()',
  );
  const said = vi.spyOn(log, 'error').mockImplementation(() => {});
  const failed = await step(editor, id, 'publish');
  said.mockRestore();
  await rows('DROP FUNCTION public.break_down CASCADE');
  expect(failed.status).toBe(500);
  expect([await counts(), await fetchTexts(10)]).toEqual(before);
  expect(await stateOf(id)).toBe('approved');
  await publish(id);
  expect((await fetchTexts(10)).texts.summary).toBe('Never arrives.');
});

describe('the history of a contribution', () => {
  it('cannot be changed or deleted, and a final state stays', async () => {
    const { id } = await submit(author, { name: 'Kept' });
    for (const statement of [
      `UPDATE review_events SET reason = 'other' WHERE contribution_id = $1`,
      'UPDATE review_events SET user_id = NULL, action = $$take$$ WHERE contribution_id = $1',
      'DELETE FROM review_events WHERE contribution_id = $1',
      'DELETE FROM contributions WHERE id = $1',
    ])
      await expect(rows(statement, [id]), statement).rejects.toThrow(/never/);
    await expect(rows('UPDATE contributions SET approved_by_id = user_id WHERE id = $1', [id])).rejects.toThrow(
      'nobody_approves_their_own',
    );
    expect((await step(author, id, 'withdraw')).body).toMatchObject({ status: 'withdrawn' });
    await expect(rows(`UPDATE contributions SET status = 'pending' WHERE id = $1`, [id])).rejects.toThrow(
      'stays decided',
    );
  });

  it('is in a list of its author, which has the total on each page, even beyond the last one', async () => {
    const someone = await server.member('counting', 'user');
    for (const name of ['First of two', 'Second of two']) await submit(someone, { name });
    const ofPage = async (page: number) => {
      const path = `/api/users/${someone.id}/contributions?page=${page}&limit=1`;
      const { body, headers } = await server.call<OwnContribution[]>('GET', path, someone);
      return [body.map(({ title }) => title), headers.get('x-total-count')];
    };
    expect(await ofPage(2)).toEqual([['First of two'], '2']);
    expect(await ofPage(9)).toEqual([[], '2']);
  });

  it('shows the author its state, place, typical wait and reasons', async () => {
    const someone = await server.member('someone', 'user');
    const { id } = await submit(someone, { name: 'Mine' });
    const waiting = await rows(`SELECT FROM contributions WHERE status = 'pending'`);
    const [mine] = await fetchContributions(someone);
    expect(mine).toMatchObject({
      id,
      status: 'pending',
      kind: 'condition',
      place: waiting.length,
      language: null,
      events: [{ action: 'submit', from: null, to: 'pending', by: null }],
    });
    expect(mine?.typicalWaitDays, 'too few decisions to say').toBeNull();
    await rows(
      `INSERT INTO contributions (title, status, submitted_at, decided_at)
       SELECT 'Earlier', 'rejected', now() - make_interval(hours => 60 + n), now() FROM generate_series(1, 49) AS n`,
    );
    // Half of the last fifty waited longer than 60 + 25 hours.
    expect((await fetchContributions(someone))[0]?.typicalWaitDays).toBeCloseTo(85 / 24, 0);
    await step(reviewer, id, 'take');
    await step(reviewer, id, 'reject', { reason: 'Is there already' });
    const [decided] = await fetchContributions(someone);
    expect(decided).toMatchObject({ status: 'rejected', place: null });
    expect(decided?.events.at(-1)).toMatchObject({ action: 'reject', by: 'reviewer', reason: 'Is there already' });
    expect((await server.call('GET', `/api/users/${someone.id}/contributions`, admin)).status).toBe(403);
  });
});

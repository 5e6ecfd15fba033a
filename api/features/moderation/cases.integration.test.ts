import { expect, it } from 'vitest';
import type { Role } from '../../contracts/accounts/roles.ts';
import {
  APPEAL_DECIDED,
  APPEALED_ALREADY,
  CASE_DECIDED,
  type CaseAction,
  OWN_CASE,
  type OwnStep,
  SAME_MODERATOR,
  SECOND_OPINION_ASKED,
  SNAPSHOT_DAYS,
  TOO_LATE_TO_APPEAL,
} from '../../contracts/moderation/cases.ts';
import { HIDDEN_BY_REPORTS } from '../../contracts/moderation/findPlaceholder.ts';
import { NOTHING_TO_REPORT, OWN_CONTENT, REPORTED_ALREADY } from '../../contracts/moderation/reports.ts';
import type { Notification } from '../../contracts/notifications/notifications.ts';
import type { Discussion } from '../../contracts/talk/talk.ts';
import { runUnprotected } from '../../platform/testing/withoutProtection.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';
import { askSecondOpinion } from './askSecondOpinion.ts';
import { clearSnapshots } from './clearSnapshots.ts';
import { decideAppeal } from './decideAppeal.ts';
import { decideCase } from './decideCase.ts';
import { selectCase } from './queries/selectCase.ts';
import { selectCases } from './queries/selectCases.ts';

describeWithDatabase('a case', (server) => {
  const { send, signUp, become, rows } = server;
  const start = async (person: Person, content = 'Buy my pills'): Promise<Discussion> =>
    (await send('POST', '/api/conditions/1/discussions', person.token, { subject: 'Pills', content })).json();
  const report = (person: Person | null, contentId: number, body: object = {}) =>
    send('POST', '/api/content-reports', person?.token, {
      contentType: 'discussion',
      contentId,
      reason: 'spam',
      description: 'Look',
      ...body,
    });
  const signUpAs = async (name: string, role: Role): Promise<Person> => {
    const person = await signUp(name);
    await become(person, role);
    return person;
  };
  const given = async () => {
    const [ada, grace, mod] = [await signUp('Ada'), await signUp('Grace'), await signUpAs('Moritz', 'moderator')];
    return { ada, grace, mod, post: await start(ada) };
  };
  const actor = ({ id }: Person) => ({ id, role: 'moderator' });
  const decide = (id: number, by: Person, action: CaseAction, days?: number) =>
    decideCase({ id, action, reason: 'House rules', days, actor: actor(by) }, server.database);
  const selectCaseId = async (contentId: number): Promise<number> => {
    const [row] = await rows('SELECT id FROM moderation.cases WHERE content_id = $1 ORDER BY id DESC', [contentId]);
    return row?.id as number;
  };
  const selectPostState = async (id: number) =>
    (await rows('SELECT state, state_reason FROM discussions WHERE id = $1', [id]))[0];
  const statuses = async () =>
    (await rows('SELECT status, reviewed_by_id AS by FROM content_reports ORDER BY id')).map((row) =>
      Object.values(row),
    );
  const told = async ({ id, token }: Person) => {
    const inbox: Notification[] = await (await send('GET', `/api/users/${id}/notifications`, token)).json();
    return inbox.map(({ kind }) => kind);
  };
  const steps = async ({ id, token }: Person): Promise<OwnStep[]> =>
    (await send('GET', `/api/users/${id}/moderation`, token)).json();
  const appeal = (person: Person, decisionId: number | null | undefined) =>
    send('POST', '/api/moderation/appeals', person.token, { decisionId, text: 'It was meant otherwise.' });
  const judge = (id: number, by: Person, outcome: 'upheld' | 'overturned') =>
    decideAppeal({ id, outcome, reason: 'Read again', actor: actor(by) }, server.database);

  it('opens with a report and its text, one per user and content', async () => {
    const { ada, grace, post } = await given();
    expect((await report(grace, post.id)).status).toBe(200);
    const again = await report(grace, post.id, { reason: 'harassment' });
    expect([again.status, await again.text()]).toEqual([409, REPORTED_ALREADY]);
    await send('PUT', `/api/discussions/${post.id}`, ada.token, { subject: 'Pills', content: 'Nothing to see' });
    await send('DELETE', `/api/discussions/${post.id}`, ada.token);
    expect(await rows('SELECT case_id, snapshot FROM moderation.reports')).toEqual([
      {
        case_id: await selectCaseId(post.id),
        snapshot: { title: 'Autism Spectrum', subject: 'Pills', content: 'Buy my pills' },
      },
    ]);
    expect((await report(await signUp('Edsger'), post.id)).status).toBe(409);
  });

  it('opens only for existing content of others, and for guests only for conditions', async () => {
    const { ada, post } = await given();
    const own = await report(ada, post.id);
    expect([own.status, await own.text()]).toEqual([403, OWN_CONTENT]);
    const none = await report(ada, 2_000_000_000);
    expect([none.status, await none.text()]).toEqual([404, NOTHING_TO_REPORT]);
    expect((await report(null, post.id)).status).toBe(401);
    for (const flaw of [{ reason: 'because' }, { contentType: 'user' }, { description: 'x'.repeat(1001) }])
      expect((await report(ada, post.id, flaw)).status).toBe(400);
    expect((await report(null, 1, { contentType: 'condition' })).status).toBe(200);
    expect((await report(null, 1, { contentType: 'condition' })).status).toBe(200);
    expect(await rows('SELECT count(*)::int FROM moderation.cases')).toEqual([{ count: 1 }]);
  });

  it('does not open with an ended session, even where a guest may report', async () => {
    const ended = { id: 1, token: 'x'.repeat(43) } as Person;
    const response = await report(ended, 1, { contentType: 'condition' });
    expect([response.status, await response.text()]).toEqual([401, 'Sign in required']);
    expect(await rows('SELECT FROM content_reports')).toEqual([]);
  });

  it('is decided once with all its reports, notifies author and reporters, and is logged', async () => {
    const { ada, grace, mod, post } = await given();
    const edsger = await signUp('Edsger');
    for (const person of [grace, edsger]) await report(person, post.id);
    const id = await selectCaseId(post.id);
    await decide(id, mod, 'remove');
    expect(await selectPostState(post.id)).toEqual({ state: 'removed', state_reason: 'House rules' });
    expect(await statuses()).toEqual([
      ['resolved', mod.id],
      ['resolved', mod.id],
    ]);
    expect(await told(ada)).toEqual(['post_moderated']);
    for (const person of [grace, edsger]) expect(await told(person)).toEqual(['report_resolved']);
    await expect(decide(id, mod, 'no_action')).rejects.toMatchObject({ status: 409, message: CASE_DECIDED });
    expect((await steps(ada)).map(({ action, reason, title }) => [action, reason, title])).toEqual([
      ['remove', 'House rules', 'Autism Spectrum'],
    ]);
    expect((await steps(grace)).map(({ action }) => action)).toEqual(['report_resolved']);
    await expect(rows(`UPDATE moderation.decisions SET reason = 'Forged'`)).rejects.toMatchObject({ code: 'CG409' });
  });

  it('refuses moderators who wrote or reported it or asked for a second opinion', async () => {
    const { mod, grace } = await given();
    const other = await signUpAs('Maren', 'moderator');
    const post = await start(mod);
    await report(other, post.id);
    await report(grace, post.id);
    const id = await selectCaseId(post.id);
    for (const person of [mod, other])
      await expect(decide(id, person, 'no_action')).rejects.toMatchObject({ status: 403, message: OWN_CASE });
    for (const person of [mod, other])
      expect(
        (await send('POST', `/api/moderation/discussion/${post.id}`, person.token, { action: 'hide', reason: 'x' }))
          .status,
      ).toBe(403);
    const third = await signUpAs('Mika', 'moderator');
    await askSecondOpinion({ id, note: 'I know them', actor: actor(third) }, server.database);
    await expect(decide(id, third, 'hide')).rejects.toMatchObject({ status: 403, message: SECOND_OPINION_ASKED });
    await decide(id, await signUpAs('Momo', 'moderator'), 'no_action');
    expect(await selectPostState(post.id)).toMatchObject({ state: 'visible' });
    expect(await told(grace)).toEqual(['report_rejected']);
  });

  it('hides content reported by three trusted users, not by two or by untrusted ones', async () => {
    const { ada, post, mod } = await given();
    const trusted: Person[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      const person = await signUp(name);
      for (let n = 10; n < 16; n++)
        await rows(
          `INSERT INTO content_reports (reported_by_id, content_type, content_id, reason, status) VALUES ($1, 'post', $2, 'spam', 'resolved')`,
          [person.id, n],
        );
      trusted.push(person);
    }
    for (const name of ['New1', 'New2', 'New3', 'New4']) {
      const person = await signUp(name);
      // One decided report is too little to be trusted.
      await rows(
        `INSERT INTO content_reports (reported_by_id, content_type, content_id, reason, status) VALUES ($1, 'post', 10, 'spam', 'resolved')`,
        [person.id],
      );
      await report(person, post.id);
    }
    for (const person of trusted.slice(0, 2)) await report(person, post.id);
    expect(await selectPostState(post.id)).toMatchObject({ state: 'visible' });
    await report(trusted[2] as Person, post.id);
    expect(await selectPostState(post.id)).toEqual({ state: 'hidden', state_reason: HIDDEN_BY_REPORTS });
    expect(await told(ada)).toEqual(['post_hidden_by_reports']);
    expect(await steps(ada)).toMatchObject([{ action: 'hide_by_reports', mayAppealUntil: null }]);
    await decide(await selectCaseId(post.id), mod, 'no_action');
    expect(await selectPostState(post.id)).toEqual({ state: 'visible', state_reason: null });
    expect(await told(ada)).toEqual(['post_moderated', 'post_hidden_by_reports']);
  });

  it('takes one appeal in time, with which another moderator can overturn the decision', async () => {
    const { ada, grace, mod, post } = await given();
    const other = await signUpAs('Maren', 'moderator');
    await report(grace, post.id);
    await decide(await selectCaseId(post.id), mod, 'remove');
    const [{ decisionId, mayAppealUntil } = { decisionId: null, mayAppealUntil: null }] = await steps(ada);
    expect(Date.parse(mayAppealUntil ?? '')).toBeGreaterThan(Date.now());
    expect((await appeal(grace, decisionId)).status).toBe(404);
    expect((await appeal(ada, decisionId)).status).toBe(200);
    const again = await appeal(ada, decisionId);
    expect([again.status, await again.text()]).toEqual([409, APPEALED_ALREADY]);
    const id = decisionId ?? 0;
    await expect(judge(id, mod, 'upheld')).rejects.toMatchObject({ status: 403, message: SAME_MODERATOR });
    await judge(id, other, 'overturned');
    await expect(judge(id, other, 'upheld')).rejects.toMatchObject({ status: 409, message: APPEAL_DECIDED });
    expect(await selectPostState(post.id)).toEqual({ state: 'visible', state_reason: null });
    expect(await statuses()).toEqual([['rejected', other.id]]);
    expect((await told(ada))[0]).toBe('appeal_overturned');
    expect((await steps(ada)).map(({ action }) => action)).toEqual(['appeal_overturned', 'appeal', 'remove']);
    await report(grace, post.id);
    await decide(await selectCaseId(post.id), mod, 'warn');
    const late = (await steps(ada))[0]?.decisionId;
    await runUnprotected(
      server.database,
      `UPDATE moderation.decisions SET at = now() - interval '31 days' WHERE id = $1`,
      [late],
    );
    const refused = await appeal(ada, late);
    expect([refused.status, await refused.text()]).toEqual([409, TOO_LATE_TO_APPEAL]);
  });

  it('comes first in the queue when its text tells of a crisis, also without a report', async () => {
    const { ada, grace, post } = await given();
    await report(grace, post.id);
    const urgent = await start(ada, 'I want to kill myself');
    const { items, total } = await selectCases(server.database, { view: 'open', page: 1 });
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: await selectCaseId(urgent.id), contentId: urgent.id, isUrgent: true, reports: 0, authorName: 'Ada' },
      { contentId: post.id, isUrgent: false, reports: 1, reasons: ['spam'], title: 'Autism Spectrum' },
    ]);
    expect(await selectCase(server.database, await selectCaseId(post.id))).toMatchObject({
      now: { isVisible: true, words: { content: 'Buy my pills' } },
      reports: [{ reason: 'spam', description: 'Look', reporterName: 'Grace', right: 0, decided: 0 }],
    });
  });

  it('loses the reported text SNAPSHOT_DAYS after its decision', async () => {
    const { grace, mod, post } = await given();
    await report(grace, post.id);
    await decide(await selectCaseId(post.id), mod, 'warn');
    const ago = (days: number) =>
      rows('UPDATE moderation.cases SET decided_at = now() - make_interval(days => $1)', [days]);
    const kept = async () => (await rows('SELECT snapshot IS NOT NULL AS is FROM moderation.reports'))[0]?.is;
    await ago(SNAPSHOT_DAYS - 1);
    await clearSnapshots(server.database);
    expect(await kept()).toBe(true);
    await ago(SNAPSHOT_DAYS + 1);
    await clearSnapshots(server.database);
    expect(await kept()).toBe(false);
  });

  it('suspends its author, who may still appeal', async () => {
    const { ada, grace, mod, post } = await given();
    await report(grace, post.id);
    await decide(await selectCaseId(post.id), mod, 'suspend', 3);
    expect(await selectPostState(post.id)).toMatchObject({ state: 'hidden' });
    const writing = () =>
      send('POST', '/api/conditions/1/discussions', ada.token, { subject: 'Again', content: 'More' });
    expect((await writing()).status).toBe(403);
    expect(await told(ada)).toEqual(['account_suspended']);
    const [step] = await steps(ada);
    expect(step).toMatchObject({
      action: 'suspend',
      reason: 'House rules',
      detail: expect.stringContaining('until 20'),
    });
    expect((await appeal(ada, step?.decisionId)).status).toBe(200);
    await judge(step?.decisionId ?? 0, await signUpAs('Maren', 'moderator'), 'overturned');
    expect((await writing()).status).toBe(200);
    expect(await selectPostState(post.id)).toMatchObject({ state: 'visible' });
  });

  it('is decided by an action on the post itself, and with the last of its reports', async () => {
    const { ada, grace, mod, post } = await given();
    await report(grace, post.id);
    const hide = { action: 'hide', reason: 'Rude' };
    expect((await send('POST', `/api/moderation/discussion/${post.id}`, mod.token, hide)).status).toBe(200);
    expect(await statuses()).toEqual([['resolved', mod.id]]);
    const other = await start(ada, 'Buy other pills');
    await report(grace, other.id);
    const [, pending] = await rows('SELECT id FROM content_reports ORDER BY id');
    await become(mod, 'admin');
    const [{ decisionId } = { decisionId: null }] = (await steps(ada)).filter(({ action }) => action === 'hide');
    await appeal(ada, decisionId);
    expect(await selectCases(server.database, { view: 'appeals', page: 1 })).toMatchObject({
      total: 1,
      items: [{ action: 'hide' }],
    });
    const alone = await start(ada, 'Again');
    await send('POST', `/api/moderation/discussion/${alone.id}`, mod.token, { action: 'remove', reason: 'Again' });
    await appeal(ada, (await steps(ada))[0]?.decisionId);
    expect((await selectCases(server.database, { view: 'appeals', page: 1 })).total).toBe(2);
    const patch = (person: Person) =>
      send('PATCH', `/api/content-reports/${pending?.id}/status`, person.token, { status: 'rejected' });
    await become(grace, 'admin');
    expect((await patch(grace)).status).toBe(403);
    expect((await patch(mod)).status).toBe(200);
    expect(await rows('SELECT count(*)::int FROM moderation.cases WHERE decided_at IS NULL')).toEqual([{ count: 0 }]);
    expect((await told(grace)).slice(0, 2)).toEqual(['report_rejected', 'report_resolved']);
  });
});

import { expect, it } from 'vitest';
import { NOT_SUSPENDED, NOT_TO_SUSPEND } from '../../contracts/moderation/suspensions.ts';
import type { Notification } from '../../contracts/notifications/notifications.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { PASSWORD, type Person } from '../../testing/people.ts';

describeWithDatabase('a suspension', (server) => {
  const { send, signUp, become, rows } = server;
  const given = async () => {
    const [ada, mod] = [await signUp('Ada'), await signUp('Moritz')];
    await become(mod, 'moderator');
    return { ada, mod };
  };
  const suspend = (by: Person, { id }: Person, body: object = { days: 7, reason: 'Advertising' }) =>
    send('PUT', `/api/users/${id}/suspension`, by.token, body);
  const lift = (by: Person, { id }: Person, reason = 'Agreed') =>
    send('DELETE', `/api/users/${id}/suspension`, by.token, { reason });
  const say = (person: Person) =>
    send('POST', '/api/conditions/1/discussions', person.token, { subject: 'Sources', content: 'Which?' });

  it('allows signing in, reading, private changes and deleting, and nothing that others see', async () => {
    const { ada, mod } = await given();
    const { id } = await (await say(ada)).json();
    const answer = await suspend(mod, ada);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { until } = await answer.json();
    const said = `This account is suspended until ${until.slice(0, 16).replace('T', ' ')} UTC. Reason: Advertising`;
    const texts = { summary: 'Clearer.' };
    const refused = [
      await say(ada),
      await send('PUT', `/api/discussions/${id}`, ada.token, { content: 'More' }),
      await send('PUT', '/api/auth/profile', ada.token, { bio: 'Buy!' }),
      await send('POST', '/api/conditions', ada.token, { name: 'A', summary: 'B', categoryId: 1 }),
      await send('POST', '/api/conditions/1/suggestions', ada.token, { texts, baseRevision: 1, editSummary: 'x' }),
      await send('PUT', `/api/users/${ada.id}/path-reviews/1`, ada.token, { rating: 1 }),
      await send('POST', '/api/content-reports', ada.token, { contentType: 'condition', contentId: 1, reason: 'spam' }),
    ];
    for (const response of refused) expect([response.status, await response.text()]).toEqual([403, said]);
    const credentials = { email: ada.email, password: PASSWORD };
    const open = [
      await send('POST', '/api/auth/login', undefined, credentials),
      await send('GET', '/api/conditions/1/discussions', ada.token),
      await send('POST', '/api/bookmarks', ada.token, { contentId: 1, bookmarkType: 'condition' }),
      await send('DELETE', `/api/discussions/${id}`, ada.token),
    ];
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await (await send('GET', `/api/users/${ada.id}/suspension`, ada.token)).json()).toMatchObject({
      suspension: { until, reason: 'Advertising' },
    });
    const [told]: Notification[] = await (await send('GET', `/api/users/${ada.id}/notifications`, ada.token)).json();
    expect(told).toMatchObject({
      kind: 'account_suspended',
      values: { until: until.slice(0, 10), reason: 'Advertising' },
    });
  });

  it('ends by itself or is lifted with a reason, and is logged', async () => {
    const { ada, mod } = await given();
    await suspend(mod, ada, { days: 30, reason: 'Again' });
    await suspend(mod, ada, { days: 1, reason: 'Advertising' });
    expect(await (await say(ada)).text()).toContain('Advertising');
    expect((await lift(mod, ada)).status).toBe(200);
    expect((await say(ada)).status).toBe(200);
    const again = await lift(mod, ada);
    expect([again.status, await again.text()]).toEqual([404, NOT_SUSPENDED]);
    await suspend(mod, ada);
    await rows('UPDATE moderation.suspensions SET until = now() WHERE user_id = $1 AND lifted_at IS NULL', [ada.id]);
    expect((await say(ada)).status).toBe(200);
    const log = await rows('SELECT action, actor_id, reason FROM moderation.log WHERE subject_id = $1 ORDER BY id', [
      ada.id,
    ]);
    expect(log).toEqual(
      [
        ['suspend', 'Again'],
        ['suspend', 'Advertising'],
        ['lift_suspension', 'Agreed'],
        ['suspend', 'Advertising'],
      ].map(([action, reason]) => ({ action, actor_id: mod.id, reason })),
    );
  });

  it('is imposed by moderators on lesser roles and by administrators on all others', async () => {
    const { ada, mod } = await given();
    const [editor, admin] = [await signUp('Edith'), await signUp('Chief')];
    await become(editor, 'editor');
    await become(admin, 'admin');
    const outcomes = [
      await suspend(ada, mod),
      await suspend(editor, ada),
      await suspend(mod, editor),
      await suspend(mod, admin),
      await suspend(mod, mod),
      await suspend(admin, admin),
      await lift(mod, admin),
    ];
    expect(outcomes.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect(await outcomes[2]?.text()).toBe(NOT_TO_SUSPEND);
    expect((await suspend(admin, mod)).status).toBe(200);
    expect((await suspend(mod, ada)).status).toBe(403);
    for (const body of [{ days: 0, reason: 'x' }, { days: 366, reason: 'x' }, { days: 7, reason: ' ' }, { days: 7 }])
      expect((await suspend(admin, ada, body)).status).toBe(400);
    expect((await suspend(admin, { ...ada, id: 2_000_000_000 })).status).toBe(404);
  });

  it('has a log that also records changes of roles and rejects deletion', async () => {
    const { ada } = await given();
    await rows(`SELECT set_config('account.acting', $1, true)`, [String(ada.id)]);
    await become(ada, 'editor');
    expect(await rows('SELECT actor_id, action, detail FROM moderation.log WHERE subject_id = $1', [ada.id])).toEqual([
      { actor_id: ada.id, action: 'role', detail: 'user → editor' },
    ]);
    await expect(rows('DELETE FROM moderation.log')).rejects.toMatchObject({ code: 'CG409' });
  });
});

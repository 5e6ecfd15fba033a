import { expect, it } from 'vitest';
import type { Chart, ContentDue, Figures } from '../../contracts/analytics/dashboard.ts';
import { toNameKey } from '../../contracts/search/engine/words.ts';
import { waitForPendingWork } from '../../platform/runAfterResponse.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';
import { selectMissedSearches, updateDismissal } from './queries/missedSearches.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeWithDatabase('the dashboard', (server) => {
  const { send, signUp, become, rows } = server;
  const chief = async () => {
    await rows('DELETE FROM users');
    const admin = await signUp('chief');
    await become(admin, 'admin');
    await rows(`UPDATE users SET joined_at = now() - interval '100 days'`);
    return admin;
  };
  const read = async <Body>(admin: Person, call: string): Promise<Body> => {
    const response = await send('GET', `/api/analytics/${call}`, admin.token);
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  };
  const joined = (daysAgo: number, name: string) =>
    rows(
      `INSERT INTO users (username, display_name, email, joined_at)
       VALUES ($1::text, $1::text, $1::text || '@example.org', now() - make_interval(hours => $2))`,
      [name, daysAgo * 24 + 1],
    );
  const viewed = (daysAgo: number, data: object = {}) =>
    rows(
      `INSERT INTO analytics_events (event_type, event_data, created_at) VALUES ('page_view', $1, now() - make_interval(days => $2))`,
      [JSON.stringify(data), daysAgo],
    );

  it('counts accounts, page views without programs and pending reports, and their growth', async () => {
    const admin = await chief();
    expect(await read<Figures>(admin, 'figures')).toEqual({
      users: { total: 1, newThisWeek: 0, growth: { now: 0, before: 0, percent: null } },
      pageViews: { total: 0, growth: { now: 0, before: 0, percent: null } },
      pendingReports: 0,
    });
    for (const [place, days] of [1, 6, 8, 29, 31, 59, 61].entries()) await joined(days, `reader-${place}`);
    for (const days of [0, 1, 29]) await viewed(days);
    await viewed(1, { by: 'program' });
    // Older views are stored as counts of days.
    await rows(`INSERT INTO analytics.day (day, event_type, subject, count) VALUES
      ((now() AT TIME ZONE 'UTC')::date - 30, 'page_view', '/', 1), ((now() AT TIME ZONE 'UTC')::date - 59, 'page_view', '/', 1),
      ((now() AT TIME ZONE 'UTC')::date - 60, 'page_view', '/', 10), ((now() AT TIME ZONE 'UTC')::date - 40, 'search', 'x', 7)`);
    await rows(`INSERT INTO content_reports (content_type, content_id, reason, status) VALUES
      ('condition', 1, 'spam', 'pending'), ('condition', 1, 'spam', 'resolved'), ('condition', 2, 'spam', 'pending')`);
    expect(await read<Figures>(admin, 'figures')).toEqual({
      users: { total: 8, newThisWeek: 2, growth: { now: 4, before: 2, percent: 100 } },
      pageViews: { total: 15, growth: { now: 3, before: 2, percent: 50 } },
      pendingReports: 2,
    });
  });

  it('draws charts with their numbers as tables, in the direction of the language', async () => {
    const admin = await chief();
    await joined(0, '<b>new</b>');
    // Sets the time to now, because an hour ago may be in the week before.
    await rows(`UPDATE users SET joined_at = now() WHERE username = '<b>new</b>'`);
    for (const _ of [1, 2]) await viewed(0);
    await viewed(3);
    await rows(`INSERT INTO contributions (title, content, status, submitted_at, decided_at)
      SELECT 'One', '{}', 'rejected', now() - make_interval(days => days), now() FROM unnest(ARRAY[1, 2, 9]) days`);
    const charts = await read<Chart[]>(admin, 'charts');
    const [views, signUps, times, translations] = charts;
    expect(charts.map(({ name }) => name)).toEqual(['views', 'sign_ups', 'time_to_review', 'translations']);
    expect(views?.rows).toHaveLength(30);
    expect([0, 1, 3].map((place) => views?.rows[place]?.[1])).toEqual(['2', '0', '1']);
    expect(views?.summary).toBe('3 in 30 days; at most 2 on one day.');
    expect(signUps?.rows[0]?.[1]).toBe('1');
    expect(times?.rows[0]?.slice(1)).toEqual(['2', '3']);
    expect(times?.rows[1]?.slice(1)).toEqual(['no decision', '0']);
    expect(translations?.columns).toHaveLength(4);
    for (const { svg } of charts) {
      expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+">.*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|style=|<script/);
    }
    const xOfLast = (chart: Chart | undefined) => Number(/.*<rect x="([\d.]+)"/s.exec(chart?.svg ?? '')?.[1]);
    await rows(`UPDATE languages SET is_active = true, direction = 'rtl' WHERE code = 'es'`);
    const turned = await read<Chart[]>(admin, 'charts?lang=es');
    expect(turned[1]?.title).toBe('Cuentas nuevas por semana');
    expect(xOfLast(signUps)).toBeGreaterThan(300);
    expect(xOfLast(turned[1])).toBeLessThan(100);
  });

  it('lists due content, the longest waiting first, with links to the editor interface', async () => {
    const admin = await chief();
    await rows('DELETE FROM contributions');
    await rows(`INSERT INTO contributions (title, content, status, submitted_at) VALUES ('Later', '{}', 'pending', now() - interval '1 day'),
      ('First', '{}', 'in_review', now() - interval '9 days'), ('Done', '{}', 'rejected', now() - interval '20 days')`);
    const before = await read<ContentDue>(admin, 'content');
    expect(before.due.map(({ kind }) => kind)).toEqual(['review_queue', 'overdue_reviews', 'stale_translations']);
    expect(before.due[0]).toMatchObject({ count: 2, href: '/cms/review?tab=longest' });
    expect(before.due[0]?.items.map(({ title }) => title)).toEqual(['First', 'Later']);
    expect(before.due[0]?.items[0]?.href).toMatch(/^\/cms\/collections\/contributions\/\d+$/);

    await rows(
      `INSERT INTO sign_offs (condition_id, title, user_id, signer_name, credential, version, digest, signed_at, next_review_at)
      SELECT c.id, c.name, $1, 'Dr', 'MD', 1, 'a digest', now() - interval '3 years', now() - interval '1 year' FROM conditions c WHERE c.id = 1`,
      [admin.id],
    );
    await rows(`UPDATE conditions SET published_digest = 'a digest' WHERE id = 1`);
    await rows('UPDATE condition_translations SET source_revision = 0 WHERE condition_id = 2');
    const { due } = await read<ContentDue>(admin, 'content');
    expect(due[1]).toMatchObject({ count: 1, items: [{ href: '/cms/collections/conditions/1' }] });
    expect(decodeURIComponent(due[1]?.href ?? '')).toBe('/cms/collections/conditions?where[or][0][and][0][id][in]=1');
    const [known] = await rows(
      `SELECT count(*)::int AS count FROM condition_translations t JOIN conditions c ON c.id = t.condition_id
       WHERE t.condition_id = 2 AND t._status = 'published' AND c._status = 'published'`,
    );
    expect(known?.count).toBeGreaterThan(0);
    expect(due[2]?.count).toBe((before.due[2]?.count ?? 0) + known?.count);
  });

  it('lists spellings of a missed search as one, until an editor dismisses it', async () => {
    const admin = await chief();
    await rows('DELETE FROM analytics.missed_search');
    const words = ['zzýzx síndrome', 'zzyzx sindrome', 'ZZYZX-Sindrome', 'zzyzx sindrome'];
    for (const [daysAgo, query] of words.entries())
      await rows(
        `INSERT INTO analytics.missed_search (day, language, key, query) VALUES ((now() AT TIME ZONE 'UTC')::date - $1::int, 'es', $2, $3)`,
        [daysAgo, toNameKey(query), query],
      );
    const [listed, ...others] = (await read<ContentDue>(admin, 'content')).missedSearches;
    expect(listed).toMatchObject({ language: 'es', count: 4 });
    expect(others).toEqual([]);
    const search = { query: 'ZZYZX sindrome', language: 'es' };
    await updateDismissal(server.database, { ...search, isDismissed: true });
    expect((await read<ContentDue>(admin, 'content')).missedSearches).toEqual([]);
    const dismissed = { language: 'es', isDismissed: true, limit: 9, offset: 0 };
    expect(await selectMissedSearches(server.database, dismissed)).toMatchObject({ total: 1 });
    expect(await selectMissedSearches(server.database, { ...dismissed, language: 'fr' })).toMatchObject({ total: 0 });
    await updateDismissal(server.database, { ...search, isDismissed: false });
    expect((await read<ContentDue>(admin, 'content')).missedSearches).toEqual([listed]);
  });

  it('counts searches without a page by text, except texts that may identify a person', async () => {
    const admin = await chief();
    await rows('DELETE FROM analytics.missed_search');
    const search = async (query: Record<string, string>, headers: Record<string, string> = {}) => {
      const path = `/api/localized/search?${new URLSearchParams(query)}`;
      expect((await server.ask(path, { headers: { 'user-agent': FIREFOX, ...headers } })).status).toBe(200);
      await waitForPendingWork();
    };
    for (const q of ['Zzyzx  Syndrome', 'zzýzx-syndrome']) await search({ q });
    await search({ q: 'zzyzx syndrome', lang: 'es' });
    const uncounted = ['autism', 'qqzz 12', 'qqzz@example.org', 'qqzz '.repeat(9), 'q'.repeat(61)];
    for (const q of uncounted) await search({ q });
    await search({ q: 'qqzz', category: '1' });
    const unasked: Record<string, string>[] = [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'user-agent': 'curl/8.5.0' }];
    for (const headers of unasked) await search({ q: 'qqzz' }, headers);
    const today = new Date().toISOString().slice(0, 10);
    expect((await read<ContentDue>(admin, 'content')).missedSearches).toEqual([
      { query: 'zzyzx syndrome', language: 'en', count: 2, lastDay: today },
      { query: 'zzyzx syndrome', language: 'es', count: 1, lastDay: today },
    ]);
  });

  it('counts chat messages by known topic, and crises only by number', async () => {
    const admin = await chief();
    await rows('DELETE FROM analytics.chat_day');
    await rows(
      `INSERT INTO chat_answers (topic, title, keywords, text, place) VALUES ('sleeping', 'Sleep', '["sleep"]', 'A page.', 900)`,
    );
    const url = 'https://example.org/es/condition/1';
    const tell = async (data: Record<string, string>, headers: Record<string, string> = {}) => {
      const body = JSON.stringify({ eventType: 'chatbot_message', eventData: { url, ...data } });
      const all = { 'content-type': 'application/json', 'user-agent': FIREFOX, ...headers };
      expect((await server.ask('/api/analytics', { method: 'POST', body, headers: all })).status).toBe(200);
    };
    for (const topic of ['sleeping', 'sleeping', 'my-own-name']) await tell({ action: 'answered', topic });
    await tell({ action: 'unanswered', topic: 'school' });
    await tell({ action: 'unanswered', topic: 'Where do I live' });
    for (const topic of ['sleeping', 'school', '']) await tell({ action: 'crisis', topic });
    await tell({ action: 'whatever', topic: 'school' });
    await tell({ action: 'unanswered', topic: 'school' }, { dnt: '1' });
    await tell({ action: 'unanswered', topic: 'school' }, { 'user-agent': 'curl/8.5.0' });
    expect((await read<ContentDue>(admin, 'content')).chat).toEqual({
      crisis: 3,
      answered: [
        { topic: 'sleeping', title: 'Sleep', count: 2 },
        { topic: 'other', title: null, count: 1 },
      ],
      unanswered: [
        { topic: 'other', title: null, count: 1 },
        { topic: 'school', title: null, count: 1 },
      ],
    });
    const kept = await rows(`SELECT event_data AS data FROM analytics_events WHERE event_type = 'chatbot_message'`);
    expect(JSON.stringify(kept)).not.toMatch(/crisis|my-own-name|Where/);
  });
});

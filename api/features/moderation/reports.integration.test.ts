import { expect, it } from 'vitest';
import { type ContentReport, REPORT_DECIDED, REPORT_NOT_FOUND } from '../../contracts/moderation/reports.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';

describeWithDatabase('reports', (server) => {
  const { send, signUp, become, rows } = server;
  const given = async () => {
    const [reader, admin] = [await signUp('reader'), await signUp('chief')];
    await become(admin, 'admin');
    return { reader, admin };
  };
  const report = async ({ id }: Person, reason: string, status = 'pending', daysAgo = 0, on = 1): Promise<number> => {
    const [row] = await rows(
      `INSERT INTO content_reports (reported_by_id, content_type, content_id, reason, status, created_at)
       VALUES ($1, 'condition', $5, $2, $3::enum_content_reports_status, now() - make_interval(days => $4)) RETURNING id`,
      [id, reason, status, daysAgo, on],
    );
    return row?.id as number;
  };
  const decide = (person: Person, id: number, body: object) =>
    send('PATCH', `/api/content-reports/${id}/status`, person.token, body);
  const list = async (person: Person, query = ''): Promise<ContentReport[]> =>
    (await send('GET', `/api/content-reports${query}`, person.token)).json();

  it('are listed with pending ones first, then the newest', async () => {
    const { reader, admin } = await given();
    const done = await report(reader, 'spam', 'resolved');
    const old = await report(reader, 'harassment', 'pending', 2);
    const fresh = await report(reader, 'off_topic', 'pending', 1, 2);
    expect((await list(admin)).map(({ id }) => id)).toEqual([fresh, old, done]);
    expect((await list(admin, '?page=2&limit=2')).map(({ id }) => id)).toEqual([done]);
    expect((await list(admin))[1]).toEqual({
      id: old,
      contentType: 'condition',
      contentId: 1,
      title: 'Autism Spectrum',
      link: '/condition/1',
      reason: 'harassment',
      description: null,
      reporterId: reader.id,
      reporterName: 'reader',
      status: 'pending',
      reviewedBy: null,
      reviewerName: null,
      reviewedAt: null,
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  it('are resolved or rejected once, by the signed-in administrator', async () => {
    const { reader, admin } = await given();
    for (const status of ['resolved', 'rejected']) {
      const id = await report(reader, 'spam');
      const answer = await decide(admin, id, { status, reviewedBy: reader.id });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.objectContaining({ id, status, reviewedBy: admin.id, reviewerName: 'chief' }),
      ]);
      const [row] = await rows('SELECT status, reviewed_by_id, reviewed_at FROM content_reports WHERE id = $1', [id]);
      expect(row).toEqual({ status, reviewed_by_id: admin.id, reviewed_at: expect.any(Date) });
      const again = await decide(admin, id, { status: 'rejected' });
      expect([again.status, await again.text()]).toEqual([409, REPORT_DECIDED]);
      expect((await list(admin)).find((one) => one.id === id)).toMatchObject({ status });
    }
  });

  it('accept no status but `resolved` and `rejected`, and answer 404 when missing', async () => {
    const { reader, admin } = await given();
    const id = await report(reader, 'spam');
    for (const status of ['pending', 'closed', null]) expect((await decide(admin, id, { status })).status).toBe(400);
    const none = await decide(admin, 2_000_000_000, { status: 'resolved' });
    expect([none.status, await none.text()]).toEqual([404, REPORT_NOT_FOUND]);
  });
});

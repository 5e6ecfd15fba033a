import { toChangedTags } from '@common-ground/api/platform/prepared/contentTags.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReviewServer } from '../contributions/support/openReviewServer.ts';

/** Moderators set their duty hours in the CMS, and the cached response of the site is dropped at once. */
const server = await openReviewServer();
const { editor } = server.people;
const moderator = await server.member('moderator', 'moderator');
const listener = new pg.Client({ connectionString: server.url });
const dropped: unknown[] = [];

beforeAll(async () => {
  await listener.connect();
  listener.on('notification', ({ payload = '{}' }) => dropped.push(toChangedTags(JSON.parse(payload))));
  await listener.query('LISTEN content_changed');
});
afterAll(() => listener.end());

const id = (await server.row<{ id: number }>('SELECT id FROM moderator_duty')).id;
const change = async (who: typeof editor, body: object) =>
  (await server.desk('PATCH', `/moderator-duty/${id}`, who, { reason: 'This week', ...body })).status;
const MONDAY = { day: 'monday', from: '09:00', to: '12:00' };

it('validates hours and time zone, and lets moderators change them, but not editors', async () => {
  expect(await change(editor, { isAway: true })).toBe(403);
  for (const wrong of [
    { timeZone: 'Mars/Olympus' },
    { hours: [{ ...MONDAY, to: '24:30' }] },
    { hours: [{ ...MONDAY, from: '9 am' }] },
    { hours: [{ ...MONDAY, day: 'someday' }] },
  ])
    expect([wrong, await change(moderator, wrong)]).toEqual([wrong, 400]);
  expect((await server.desk('POST', '/moderator-duty', moderator, { name: 'Another', timeZone: 'UTC' })).status).toBe(
    403,
  );
  expect(await change(moderator, { timeZone: 'Europe/Paris', hours: [MONDAY] })).toBe(200);
  expect((await server.call('GET', '/api/moderator-duty')).body).toEqual({
    isAway: false,
    timeZone: 'Europe/Paris',
    hours: [MONDAY],
  });
  await expect.poll(() => dropped).toEqual([['moderator-duty']]);
});

import { testPayload } from '@common-ground/cms/src/payload/testing/testPayload.ts';
import { describe, expect, it } from 'vitest';
import { seedAll } from './seedAll.ts';

const test = await testPayload();
const rows = async (text: string) => (await test.pool.query(text)).rows;
const selectHelpLine = async (key: string) => (await rows(`SELECT * FROM help_lines WHERE seed_key = '${key}'`))[0];

/** Restores the state before help lines had kinds: without lines and fields that came with kinds. */
async function becomeOlder(): Promise<void> {
  await test.pool.query(`DELETE FROM seed.arrived WHERE name = 'help-line-kinds'`);
  await test.cms.runUnprotected(`DELETE FROM help_lines WHERE seed_key IN ('us-poison', 'fr-3977')`);
  await test.pool.query(
    `UPDATE help_lines SET kinds = '[]', other_phones = '[]', access = '[]', sms = NULL, opening_hours = NULL, reach = 'phone',
       hours = 'Day and night, every day'`,
  );
  await test.pool.query(`UPDATE help_lines SET chat = 'sms:114' WHERE seed_key = 'fr-114'`);
}

describe('help lines of an older installation', () => {
  it('are added once, corrected when not edited, and only completed when edited', async () => {
    await becomeOlder();
    const edited = await selectHelpLine('us-988');
    const data = { phone: '988 000', hours: 'Mondays', reason: 'Our own', updatedAt: undefined };
    await test.payload.update({ collection: 'help-lines', id: edited.id, data: data as never });
    await test.pool.query(`UPDATE help_lines SET is_active = false WHERE seed_key = 'gb-samaritans'`);
    await seedAll(test.payload, undefined);

    expect(await selectHelpLine('us-poison')).toMatchObject({ kinds: ['poison'], phone: '1-800-222-1222' });
    expect(await selectHelpLine('fr-114')).toMatchObject({
      chat: null,
      sms: '114',
      hours: null,
      kinds: ['disability'],
    });
    expect((await selectHelpLine('fr-114')).opening_hours.timeZone).toBe('Europe/Paris');
    expect(await selectHelpLine('gb-samaritans')).toMatchObject({ is_active: false, kinds: ['listening', 'suicide'] });
    expect(await selectHelpLine('us-988')).toMatchObject({
      phone: '988 000',
      hours: 'Mondays',
      kinds: ['suicide'],
      sms: null,
    });
    expect((await selectHelpLine('us-988')).opening_hours).toBeNull();

    const versions = () => rows('SELECT count(*)::int FROM _help_lines_v');
    const before = await versions();
    await test.pool.query(`DELETE FROM seed.arrived WHERE name = 'help-line-kinds'`);
    await seedAll(test.payload, undefined);
    expect(await versions()).toEqual(before);
  });
});

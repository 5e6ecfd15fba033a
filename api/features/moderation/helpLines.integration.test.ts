import { expect, it } from 'vitest';
import type { HelpLine } from '../../contracts/moderation/helpLines.ts';
import { runUnprotected } from '../../platform/testing/withoutProtection.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

describeWithDatabase('help lines', (server) => {
  const ask = (path: string) => server.ask(path);
  const { rows } = server;
  const read = async (query: string): Promise<HelpLine[]> => (await ask(`/api/help-lines${query}`)).json();
  const given = async () => {
    await runUnprotected(server.database, 'TRUNCATE help_lines CASCADE');
    await rows(
      `INSERT INTO help_lines (id, region, place, name, phone, hours, for_whom, source, languages, translations, is_active) VALUES
        (1, 'international', 1, 'Finder', NULL, NULL, 'All', 'https://example.org', '["en"]', '{}', true),
        (2, 'FR', 2, 'Second', '2', 'Always', 'All', 'https://example.org', '[]', '{}', true),
        (3, 'FR', 1, 'First', '1', 'Always', 'All', 'https://example.org', '["fr"]',
          '{"fr": {"hours": "Toujours", "forWhom": "Tout le monde"}}', true),
        (4, 'FR', 3, 'No longer', '4', NULL, 'All', 'https://example.org', '[]', '{}', false)`,
    );
  };

  it('are listed by region in their order, international ones last, without inactive ones', async () => {
    await given();
    expect((await read('')).map(({ name }) => name)).toEqual(['First', 'Second', 'Finder']);
    expect((await read('?region=FR')).map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(await read('?region=ZZ')).toEqual([]);
    const refused = await ask('/api/help-lines?region=france');
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('region')]);
  });

  it('are in the requested language where translated, without a date of a check', async () => {
    await given();
    expect(await read('?region=FR&lang=fr')).toEqual([
      {
        id: 3,
        region: 'FR',
        name: 'First',
        kinds: [],
        phone: '1',
        otherPhones: [],
        sms: null,
        chat: null,
        web: null,
        reach: 'phone',
        access: [],
        languages: ['fr'],
        hours: 'Toujours',
        openingHours: null,
        forWhom: 'Tout le monde',
        source: 'https://example.org',
        checkedAt: null,
        language: 'fr',
      },
      expect.objectContaining({ id: 2, hours: 'Always', language: 'en' }),
    ]);
  });

  it('have hours as text only without `openingHours`, and `sms` also from `chat`', async () => {
    await given();
    const hours = { timeZone: 'Europe/Paris', ranges: [{ days: [1], from: '09:00', to: '19:00' }] };
    await rows('UPDATE help_lines SET opening_hours = $1 WHERE id = 3', [JSON.stringify(hours)]);
    await rows(`UPDATE help_lines SET chat = 'sms:114', other_phones = NULL, access = NULL WHERE id = 2`);
    expect(await read('?region=FR')).toMatchObject([
      { id: 3, hours: null, openingHours: hours },
      { id: 2, hours: 'Always', sms: '114', chat: null, otherPhones: [], access: [] },
    ]);
  });
});

import { expect, it } from 'vitest';
import { type HealthcareSamples, samplesSchema } from '../../contracts/healthcare/samples.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

const SAMPLES = '/api/healthcare/samples';

describeWithDatabase('the sample records of the healthcare portal', (server) => {
  const { become, rows, send, signUp } = server;

  async function createAdminToken(): Promise<string> {
    const person = await signUp('chief');
    await become(person, 'admin');
    return person.token;
  }

  async function givenSamples(): Promise<void> {
    const inSpanish = { es: { title: 'Fisioterapia', summary: 'Movimiento y fuerza.', points: ['Ayudas'] } };
    await rows(`DELETE FROM healthcare_samples`);
    await rows(
      `INSERT INTO healthcare_samples (id, kind, number, title, summary, points, condition_id, setting, translations)
       VALUES (1, 'professional', 1, 'Physiotherapist', 'Movement and strength.', '["Aids"]', 1, 'clinic', $1)`,
      [inSpanish],
    );
    await rows(
      `INSERT INTO healthcare_samples (kind, number, title, summary, points, status, severity, opened_on, professional_id) VALUES
        ('case', 2, 'A ramp', 'A way in.', '[]', 'resolved', 'severe', '2026-03-02T23:00:00Z', NULL),
        ('case', 1, 'An aid', 'For longer walks.', '["Try two"]', 'in_progress', 'mild', '2026-02-01T00:00:00Z', 1)`,
    );
    await rows(
      `INSERT INTO healthcare_samples (kind, number, title, summary, points, format)
       VALUES ('resource', 1, 'Talking', 'For a first time.', '["Take time"]', 'checklist')`,
    );
  }

  it('are listed per kind by number, with the fields of the kind and the condition', async () => {
    await givenSamples();
    const read = async (query = ''): Promise<HealthcareSamples> => {
      const answer = await send('GET', SAMPLES + query, await createAdminToken());
      expect(answer.headers.get('cache-control')).toContain('private');
      return answer.json();
    };
    const samples = await read();
    expect(samplesSchema.strict().parse(samples)).toEqual(samples);
    expect(samples.cases).toMatchObject([
      { number: 1, status: 'in_progress', severity: 'mild', openedOn: '2026-02-01', professional: 1, condition: null },
      { number: 2, status: 'resolved', severity: 'severe', openedOn: '2026-03-02', professional: null },
    ]);
    expect(samples.resources).toMatchObject([
      { number: 1, format: 'checklist', points: ['Take time'], language: 'en' },
    ]);
    const [condition] = await rows('SELECT id, name FROM conditions WHERE id = 1');
    expect(samples.professionals).toMatchObject([{ title: 'Physiotherapist', setting: 'clinic', condition }]);
  });

  it('are in the requested language where translated, without an unpublished condition', async () => {
    await givenSamples();
    const admin = await createAdminToken();
    const read = async (): Promise<HealthcareSamples> => (await send('GET', `${SAMPLES}?lang=es`, admin)).json();
    const published = await read();
    expect(published.professionals[0]?.condition).toEqual({ id: 1, name: 'Espectro autista' });
    await rows(`UPDATE conditions SET _status = 'draft' WHERE id = 1`);
    const { professionals, cases } = await read();
    expect(professionals).toMatchObject([
      { number: 1, title: 'Fisioterapia', points: ['Ayudas'], language: 'es', setting: 'clinic', condition: null },
    ]);
    expect(cases[0]).toMatchObject({ title: 'An aid', language: 'en' });
  });
});

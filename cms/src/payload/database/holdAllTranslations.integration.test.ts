import { expect, it } from 'vitest';
import { newCondition } from '../../publisher/testing/edits.ts';
import { testPayload } from '../testing/testPayload.ts';
import { arePassesDone, runPasses } from './passes.ts';

const { cms, payload, pool } = await testPayload();
// The pass writes a log line.
payload.logger.level = 'silent';
const rows = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[];

const selectBehind = async () =>
  (
    await rows<{ name: string }>(
      `SELECT s.name FROM condition_translations t JOIN conditions s ON s.id = t.condition_id
     WHERE t.source_revision < s.revision ORDER BY 1`,
    )
  ).map(({ name }) => name);

/** Publishes a condition with a translation, then these edits, as before translations were held. */
async function givenUnheld(name: string, edits: object[]): Promise<void> {
  const { id } = await cms.add('conditions', newCondition(name, 1));
  const { id: language } = await cms.first('languages', { code: { equals: 'es' } });
  const made = { name, summary: 'Resumen', overview: 'Una.', condition: id, language, _status: 'published' };
  const translation = await cms.add('condition-translations', made);
  for (const texts of edits) await cms.publish('conditions', id, texts);
  await rows('UPDATE condition_translations SET source_revision = 1 WHERE id = $1', [translation.id]);
}

it('holds each translation with nothing stale, counts learning paths, and runs once', async () => {
  const { summary } = newCondition('Undone', 1);
  await givenUnheld('Alias', [{ aliases: ['Another'] }]);
  await givenUnheld('Reworded', [{ summary: 'Said otherwise.' }]);
  await givenUnheld('Undone', [{ summary: 'Said otherwise.' }, { summary }]);
  expect(await selectBehind()).toEqual(['Alias', 'Reworded', 'Undone']);
  await rows('UPDATE learning.translated SET stale = 9');
  const [{ steps }] = (await rows<{ steps: string[] }>('SELECT steps FROM sql_files.state')) as [{ steps: string[] }];
  await rows(`UPDATE sql_files.state SET steps = '{}'`);
  const lock = await pool.connect();
  try {
    expect(await arePassesDone(lock)).toBe(false);
    await runPasses(lock, payload);
    expect(await arePassesDone(lock)).toBe(true);
    expect(await selectBehind()).toEqual(['Reworded']);
    expect(await rows('SELECT FROM learning.translated WHERE stale > 0')).toEqual([]);
    await rows('UPDATE condition_translations SET source_revision = 1 WHERE name = $1', ['Alias']);
    await runPasses(lock, payload);
    expect(await selectBehind()).toEqual(['Alias', 'Reworded']);
    expect(await rows('SELECT steps FROM sql_files.state')).toEqual([{ steps }]);
  } finally {
    lock.release();
  }
});

import { WHO, type Who } from '@common-ground/api/platform/accessRule.ts';
import type { CmsClient } from './CmsClient.ts';
import type { Samples } from './Samples.ts';

const reason = 'By mistake';
const given = {
  certificate: 0,
  module: 0,
  due: new Map<Who, { conditionId: number; upTo: number }>(),
  /** A translation of the first learning path, and an answer to one of its questions. */
  translation: 0,
  asked: {},
  film: '',
};

/** Requests for the learning endpoints of the CMS; see EXAMPLES of desk.integration.test.ts. */
export const learningExamples = {
  'POST /certificates/:id/revoke': () => ({ of: { id: given.certificate }, body: { reason } }),
  'GET /learning-paths/:id/preview': () => ({ of: { id: 1 } }),
  'POST /learning-paths/:id/preview': () => ({ of: { id: 1 }, body: given.asked }),
  'GET /learning-path-translations/:id/preview': () => ({ of: { id: given.translation } }),
  'POST /learning-path-translations/:id/preview': () => ({ of: { id: given.translation }, body: given.asked }),
  'GET /films/file/:filename': () => ({ of: { filename: given.film } }),
  'POST /learning-modules/:id/still-right': (who: Who) => ({
    of: { id: given.module },
    body: { ...given.due.get(who), reason },
  }),
};

/** Inserts a certificate, a film, and for each person a change of a condition for which a module must be checked. */
export async function givenLearning(desk: CmsClient, samples: Samples): Promise<void> {
  given.certificate = Number((await samples.record('certificates')).id);
  given.module = Number((await samples.record('learning-modules')).id);
  const { pool } = desk.test;
  [given.asked = {}] = (
    await pool.query(
      `SELECT q.module_id AS "moduleId", q.id AS "questionId", 'Yes' AS "userAnswer"
       FROM quiz_questions q JOIN learning_modules m ON m.id = q.module_id WHERE m.path_id = 1 AND q.is_active LIMIT 1`,
    )
  ).rows;
  given.translation = (
    await pool.query('SELECT id FROM learning_path_translations WHERE path_id = 1 LIMIT 1')
  ).rows[0].id;
  given.film = (
    await pool.query('SELECT filename FROM films WHERE id = $1', [(await samples.record('films')).id])
  ).rows[0].filename;
  for (const who of WHO) {
    const conditionId = Number((await samples.record('conditions')).id);
    const { rows } = await pool.query<{ id: number }>(
      `WITH change AS (INSERT INTO learning.change (condition_id, before, is_removal) VALUES ($1, '{}', false) RETURNING id)
       INSERT INTO learning.due (change_id, module_id, section) SELECT id, $2, 'overview' FROM change RETURNING change_id AS id`,
      [conditionId, given.module],
    );
    given.due.set(who, { conditionId, upTo: Number(rows[0]?.id) });
  }
}

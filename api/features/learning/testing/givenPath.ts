import type { Database } from '../../../platform/Database.ts';
import { runUnprotected } from '../../../platform/testing/withoutProtection.ts';

export const PATHS = { first: 1, further: 2, closed: 3 };
/** Ids of modules. Those from `reading` to `video` are the first path's, in order; `video` is not required. */
export const MODULES = { reading: 11, quiz: 12, interactive: 13, video: 14, further: 21, closed: 31 };
export const QUESTIONS = [121, 122, 123, 124] as const;
export const RIGHT = 'Right';
export const RIGHT_IN_SPANISH = 'Cierto';
export const WRONG = 'Wrong';

/**
 * Replaces all paths, certificates and achievements in the database. The first path is open and complete in Spanish;
 * the further one is open, in English only, and requires the other two. No user has progress.
 */
export async function givenPath(database: Database): Promise<void> {
  // TRUNCATE takes a tenth of a second for empty tables too, and the small encyclopedia has no paths.
  const { rows } = await database.query('SELECT id FROM learning_paths UNION ALL SELECT id FROM achievements LIMIT 1');
  if (rows.length > 0) await runUnprotected(database, 'TRUNCATE learning_paths, certificates, achievements CASCADE');
  for (const statement of STATEMENTS) await database.query(statement);
  for (const [at, id] of QUESTIONS.entries())
    await database.query(
      `INSERT INTO quiz_questions (id, module_id, question, options, correct_answer, explanation, reasons, points, "order",
         origin_condition_id, origin_section)
       VALUES ($1, 12, $2, '["Wrong", "Right", "Other"]', 'Right', 'Because.', '["No.", "Yes.", "Not this."]', 5, $3, 1, 'overview')`,
      [id, `Question ${at + 1}?`, at + 1],
    );
  await database.query(`INSERT INTO learning.path_text (path_id, language, edition, texts) VALUES (1, 'es', 1, $1)`, [
    JSON.stringify(SPANISH),
  ]);
}

const STATEMENTS = [
  `INSERT INTO learning_paths (id, title, description, difficulty, estimated_duration, total_modules, category_id, is_active) VALUES
    (1, 'First steps', 'Where to begin', 'beginner', 30, 4, 1, true),
    (2, 'Further', 'And on', 'advanced', 90, 1, null, true), (3, 'Closed', 'Not yet', 'beginner', 10, 1, null, false)`,
  `INSERT INTO learning_paths_rels (parent_id, path, "order", learning_paths_id) VALUES
    (2, 'prerequisites', 1, 3), (2, 'prerequisites', 2, 1)`,
  `INSERT INTO learning_modules (id, path_id, title, description, content, module_type, "order", points, estimated_duration, is_required) VALUES
    (11, 1, 'Read', 'To read', '{"sections": [{"title": "One", "content": "Text"}]}', 'reading', 1, 10, 5, true),
    (12, 1, 'Answer', 'To answer', null, 'quiz', 2, 20, 10, true),
    (13, 1, 'Do', 'To do', '{"activities": [{"title": "One", "description": "Text"}]}', 'interactive', 3, 10, 5, true),
    (14, 1, 'Watch', null, '{"activities": []}', 'video', 4, 10, 5, false),
    (21, 2, 'Read on', 'More', 'Plain text', 'reading', 1, 10, null, true),
    (31, 3, 'Read later', null, '', 'reading', 1, 10, 5, true)`,
  `INSERT INTO learning.edition (path_id, edition, required_modules) VALUES (1, 1, '{11, 12, 13}'), (2, 1, '{21}'), (3, 1, '{31}')`,
];

const SPANISH = {
  title: 'Primeros pasos',
  description: 'Por dónde empezar',
  modules: {
    11: { title: 'Leer', description: 'Para leer', content: '{"sections": [{"title": "Uno", "content": "Texto"}]}' },
    12: { title: 'Responder', description: 'Para responder', content: '' },
    13: { title: 'Hacer', description: 'Para hacer', content: '{"activities": []}' },
    14: { title: 'Mirar', description: 'Para mirar', content: '{"activities": []}' },
  },
  questions: Object.fromEntries(
    QUESTIONS.map((id, at) => [
      id,
      {
        question: `¿Pregunta ${at + 1}?`,
        options: ['Falso', RIGHT_IN_SPANISH, 'Otro'],
        reasons: ['No.', 'Sí.', 'Eso no.'],
        explanation: 'Porque sí.',
      },
    ]),
  ),
};

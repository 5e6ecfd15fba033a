import type { Database } from '../platform/Database.ts';
import { runUnprotected } from '../platform/testing/withoutProtection.ts';

/**
 * Replaces the content by a small encyclopedia, of which the template "small" of the test databases is made. Ids:
 * languages en 1, es 2, fr 3, de 4 (inactive); categories 1 to 3, the last empty; conditions 1 to 5, of which 4 is a
 * draft. Translations: es of 1 and 2, fr of 2 without tags, es of 3 as a draft, de of 1. Nothing to learn or achieve.
 */
export async function insertSmallEncyclopedia(database: Database): Promise<void> {
  await runUnprotected(database, CLEARING);
  for (const statement of STATEMENTS) await database.query(statement);
}

const CLEARING =
  'TRUNCATE languages, categories, category_translations, conditions, condition_translations, learning_paths, achievements CASCADE';

const STATEMENTS = [
  `INSERT INTO languages (id, code, name, native_name, is_active, is_default) VALUES
    (1, 'en', 'English', 'English', true, true), (2, 'es', 'Spanish', 'Español', true, false),
    (3, 'fr', 'French', 'Français', true, false), (4, 'de', 'German', 'Deutsch', false, false)`,
  `INSERT INTO categories (id, name, description, icon, color) VALUES
    (1, 'Physical', 'Body', 'wheelchair', 'primary'), (2, 'Cognitive', 'Mind', 'brain', 'secondary'),
    (3, 'Empty', 'Nothing yet', null, 'accent')`,
  `INSERT INTO category_translations (category_id, language_id, name, description, _status) VALUES
    (1, 2, 'Física', 'Cuerpo', 'published'), (2, 2, 'Cognitiva', 'Mente', 'draft')`,
  `INSERT INTO conditions (id, category_id, name, summary, overview, symptoms, causes, treatments, resources, aliases, tags, views, contributors, last_updated, _status) VALUES
    (1, 2, 'Autism Spectrum', 'A difference in communication.', E'First.\\n\\nSecond.', '["Routine"]', '["Genes"]', '["Support"]',
      '[{"title": "National Autistic Society", "url": "https://www.autism.org.uk"}]', '["ASD", "Autism"]', '["neurodiversity"]', 12, 3, '2025-01-02T03:04:05.678Z', 'published'),
    (2, 2, 'ADHD', 'Attention and activity.', 'Often seen together with autism.', '["Fidgeting"]', '[]', '[]', '[]',
      '["Attention Deficit Hyperactivity Disorder", "AD/HD"]', '["attention"]', 0, 1, '2025-01-02T03:04:05Z', 'published'),
    (3, 1, 'Cerebral Palsy', 'Movement and posture.', 'Text.', '[]', '[]', '[]', '[]', '["CP"]', '["movement"]', 0, 1, '2025-01-02T03:04:05Z', 'published'),
    (4, 1, 'Hidden Draft', 'Nobody sees this.', 'Text.', '[]', '[]', '[]', '[]', '[]', '[]', 0, 1, '2025-01-02T03:04:05Z', 'draft'),
    (5, 1, 'Multiple Sclerosis', 'Nerves.', 'Text.', '[]', '[]', '[]', '[]', '["MS"]', '[]', 0, 1, '2025-01-02T03:04:05Z', 'published')`,
  `INSERT INTO condition_translations (id, condition_id, language_id, name, summary, aliases, tags, _status) VALUES
    (1, 1, 2, 'Espectro autista', 'Una diferencia.', '["TEA", "Autismo"]', '["neurodiversidad"]', 'published'),
    (2, 2, 2, 'TDAH', 'Atención y actividad.', '["Trastorno por déficit de atención"]', '["atención"]', 'published'),
    (3, 2, 3, 'TDAH', 'Attention et activité.', '[]', '[]', 'published'),
    (4, 3, 2, 'Parálisis cerebral', 'Movimiento.', '[]', '[]', 'draft'),
    (5, 1, 4, 'Autismusspektrum', 'Ein Unterschied.', '["Kanner"]', '[]', 'published')`,
];

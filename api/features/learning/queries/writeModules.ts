import { z } from 'zod';
import { type ModuleTexts, type PathDocument, toPathTexts } from '../../../contracts/learning/pathDocument.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, selectRows } from '../../../platform/statement.ts';

type WrittenModules = { isOther: boolean; reworded: number[] };

type ModuleText = { title: string; description: string | null; content: string | null };

const MODULES_UPSERT = defineStatement({
  name: 'publish-path-modules',
  text: `INSERT INTO learning_modules AS m (id, path_id, title, description, content, module_type, "order", points,
           estimated_duration, is_required, is_active, since)
         SELECT g.id, $1, g.title, g.description, g.content, g.type::enum_learning_modules_module_type, g."order", g.points,
           g.minutes, g."isRequired", true, $3
         FROM jsonb_to_recordset($2) AS g (id int, title text, description text, content text, type text, "order" int,
           points int, minutes int, "isRequired" boolean)
         ON CONFLICT (id) DO UPDATE SET title = excluded.title, description = excluded.description,
           content = excluded.content, module_type = excluded.module_type, "order" = excluded."order",
           points = excluded.points, estimated_duration = excluded.estimated_duration,
           is_required = excluded.is_required, is_active = true, updated_at = now(),
           since = CASE WHEN m.is_active THEN m.since ELSE excluded.since END
         WHERE (m.title, m.description, m.content, m.module_type, m."order", m.points, m.estimated_duration,
             m.is_required, m.is_active)
           IS DISTINCT FROM (excluded.title, excluded.description, excluded.content, excluded.module_type,
             excluded."order", excluded.points, excluded.estimated_duration, excluded.is_required, true)`,
});
const MODULES_TAKEN_OUT = defineStatement({
  name: 'publish-path-modules-taken-out',
  text: `UPDATE learning_modules SET is_active = false, updated_at = now()
         WHERE path_id = $1 AND is_active AND NOT id = ANY ($2)`,
});

/**
 * Writes a path's modules in the source's language, and the sections that they teach. A module that left the path is
 * deactivated, not deleted, because progress refers to it.
 * @param edition is stored as `since` of modules that are new or active again
 * @returns whether any module changed, and the ids of new modules and of modules with a changed text
 */
export async function writeModules(database: Database, path: PathDocument, edition: number): Promise<WrittenModules> {
  const texts = toPathTexts(path).modules;
  const modules = path.modules.map(({ id, title, description, type, points, minutes, isRequired }, at) => ({
    id,
    title,
    description,
    type,
    points,
    minutes,
    isRequired,
    order: at + 1,
    content: toModuleContent(texts[at] ?? { title, description }),
  }));
  const before = await lockModules(database, path);
  const written = await execute(database, MODULES_UPSERT, [path.id, JSON.stringify(modules), edition]);
  const taken = await execute(database, MODULES_TAKEN_OUT, [path.id, modules.map(({ id }) => id)]);
  await writeTaught(database, path);
  const reworded = modules.filter((module) => !isSameText(before.get(module.id), module)).map(({ id }) => id);
  return { isOther: written + taken > 0, reworded };
}

const MODULES_LOCK = defineStatement({
  name: 'publish-path-lock-modules',
  row: {
    id: z.number(),
    pathId: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    content: z.string().nullable(),
  },
  text: `SELECT id, path_id AS "pathId", title, description, content FROM learning_modules
         WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE`,
});

/**
 * Locks the modules that are in the database already, and returns their texts by id.
 * @throws Error when one of them belongs to another path
 */
async function lockModules(database: Database, { id, modules }: PathDocument): Promise<Map<number, ModuleText>> {
  const rows = await selectRows(database, MODULES_LOCK, [modules.map((module) => module.id)]);
  const other = rows.find(({ pathId }) => pathId !== id);
  if (other) throw new Error(`Module ${other.id} belongs to another path than ${id}`);
  return new Map(rows.map((row) => [row.id, row]));
}

function isSameText(before: ModuleText | undefined, now: ModuleText): boolean {
  return (['title', 'description', 'content'] as const).every((name) => before?.[name] === now[name]);
}

const TAUGHT = `SELECT g.* FROM jsonb_to_recordset($2) AS g (module int, "conditionId" int, section text)`;
const TAUGHT_NO_MORE = defineStatement({
  name: 'publish-path-taught-no-more',
  text: `DELETE FROM learning.taught t USING learning_modules m WHERE m.id = t.module_id AND m.path_id = $1
           AND (t.module_id, t.condition_id, t.section) NOT IN (${TAUGHT})`,
});
const TAUGHT_INSERT = defineStatement({
  name: 'publish-path-taught',
  text: `INSERT INTO learning.taught (module_id, condition_id, section) ${TAUGHT} WHERE $1::int IS NOT NULL ON CONFLICT DO NOTHING`,
});

/** Replaces the sections that the modules teach. A change of these alone makes no edition. */
async function writeTaught(database: Database, { id, modules }: PathDocument): Promise<void> {
  const taught = modules.flatMap((module) => module.teaches.map((place) => ({ module: module.id, ...place })));
  const values = [id, JSON.stringify(taught)];
  await execute(database, TAUGHT_NO_MORE, values);
  await execute(database, TAUGHT_INSERT, values);
}

/** Returns the JSON string that the documented API gives as `content`; questions of a quiz are not part of it. */
export function toModuleContent({ sections, activities }: ModuleTexts): string {
  if (!activities) return JSON.stringify({ sections: sections ?? [] });
  return JSON.stringify({ activities: activities.map((one) => ('film' in one ? { ...one, film: undefined } : one)) });
}

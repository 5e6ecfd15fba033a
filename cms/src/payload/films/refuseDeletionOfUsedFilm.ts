import { FINAL_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import { findRequestConnection } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { z } from 'zod';

/** True when an activity in `modules` shows the film `$1`. */
const SHOWS = `@? format('$[*].activities[*] ? (@.blockType == "film" && @.film == %s)', $1::int)::jsonpath`;

/** True when the proposed `content` of a path shows the film `$1`. */
const PROPOSES = `@? format('$.modules[*].activities[*] ? (@.kind == "film" && @.film == %s)', $1::int)::jsonpath`;

const PATHS_WITH_FILM = defineStatement({
  name: 'paths-with-film',
  row: { title: z.string() },
  text: `SELECT DISTINCT p.title FROM learning_paths p
         LEFT JOIN _learning_paths_v v ON v.parent_id = p.id AND v.latest
         WHERE p.modules ${SHOWS} OR v.version_modules ${SHOWS}
         UNION SELECT c.title FROM contributions c
         WHERE c.kind = 'path' AND c.status::text <> ALL ($2) AND c.content ${PROPOSES} ORDER BY 1`,
});

/** Refuses to delete a film that a path, its newest draft or its unfinished contribution shows. */
export const refuseDeletionOfUsedFilm: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await selectRows(await findRequestConnection(req), PATHS_WITH_FILM, [Number(id), FINAL_STATES]);
  if (found.length > 0) throw new InUse(found.map(({ title }) => `“${title}”`).join(', '));
};

/** Payload logs errors of this name as information, without a stack. */
class InUse extends APIError {
  constructor(paths: string) {
    super(`The film is shown in ${paths}. Remove it there first and publish that change.`, 409, null, true);
    this.name = 'Forbidden';
  }
}

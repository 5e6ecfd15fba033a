import { FINAL_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import { rowsOf } from '@common-ground/api/platform/Database.ts';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { databaseOn } from '../learning/databaseOn.ts';

/** The activities of all modules that are this film. */
const SHOWS = `@? format('$[*].activities[*] ? (@.blockType == "film" && @.film == %s)', $1::int)::jsonpath`;

/** The same of a path as it was sent for review. */
const PROPOSES = `@? format('$.modules[*].activities[*] ? (@.kind == "film" && @.film == %s)', $1::int)::jsonpath`;

/** A film stays while a path shows it: learners' own, its newest draft, or one that waits for its review. */
export const keepUsedFilm: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await rowsOf<{ title: string }>(await databaseOn(req), {
    name: 'paths-with-film',
    text: `SELECT DISTINCT p.title FROM learning_paths p
           LEFT JOIN _learning_paths_v v ON v.parent_id = p.id AND v.latest
           WHERE p.modules ${SHOWS} OR v.version_modules ${SHOWS}
           UNION SELECT c.title FROM contributions c
           WHERE c.kind = 'path' AND c.status::text <> ALL ($2) AND c.content ${PROPOSES} ORDER BY 1`,
    values: [Number(id), FINAL_STATES],
  });
  if (found.length > 0) throw new InUse(found.map(({ title }) => `“${title}”`).join(', '));
};

/** Named as Payload's own refusals are: not worth an error in the log. */
class InUse extends APIError {
  constructor(paths: string) {
    super(`The film is shown in ${paths}. Take it out there first, and have that published.`, 409, null, true);
    this.name = 'Forbidden';
  }
}

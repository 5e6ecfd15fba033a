import { expect, it } from 'vitest';
import { FIELDS, isList, TAUGHT_SECTIONS } from '../../contracts/encyclopedia/fields.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { toColumnName } from '../encyclopedia/queries/conditionColumns.ts';
import { selectDue } from './queries/selectDue.ts';
import { givenPath } from './testing/givenPath.ts';

describeWithDatabase('sections of a condition that can be taught', (server) => {
  const { rows } = server;

  it('make a module due when they change, in the order of the page', async () => {
    await givenPath(server.database);
    await rows('INSERT INTO learning.taught (module_id, condition_id, section) SELECT 12, 1, unnest($1::text[])', [
      TAUGHT_SECTIONS.toReversed(),
    ]);
    const sections = FIELDS.condition
      .filter(({ name }) => TAUGHT_SECTIONS.some((section) => section === name))
      .map((field) => ({ section: field.name, now: isList(field) ? ['Otherwise'] : 'Otherwise.' }));
    const changes = sections.map(({ section, now }) => {
      const value = typeof now === 'string' ? now : JSON.stringify(now);
      return `${toColumnName({ name: section })} = '${value}'`;
    });
    await rows(`UPDATE conditions SET ${changes.join(', ')}, revision = revision + 1 WHERE id = 1`);
    const [quiz] = await selectDue(server.database);
    expect(quiz?.sections.map(({ section, now }) => ({ section, now }))).toEqual(sections);
  });

  it('are read from a column and from stored texts, also when their name has a capital letter', async () => {
    const read = `SELECT learning.said('{"everyday_life": ["Column"]}', 'everydayLife') AS "fromColumn",
      learning.said('{"everydayLife": ["Stored"]}', 'everydayLife') AS "fromStored",
      learning.said('{"everyday_life": null}', 'everydayLife') AS missing`;
    expect(await rows(read)).toEqual([{ fromColumn: ['Column'], fromStored: ['Stored'], missing: [] }]);
  });
});

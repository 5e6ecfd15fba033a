import { isDeepStrictEqual } from 'node:util';
import type { SeedWriter } from '@common-ground/cms/src/payload/seed/SeedWriter.ts';
import type { SeedContent } from './read.ts';

/** Fields that an update empties when the file leaves them out. */
const EMPTY = { phone: null, sms: null, chat: null, web: null, hours: null, openingHours: null };
/** Fields added together with `kinds`, with their empty values. In an edited line only empty fields are filled in. */
const ADDED = { kinds: [], otherPhones: [], access: [], reach: 'phone', openingHours: null } as const;
/** Opening hours that the first release wrote. Other words were written by an editor. */
const ALWAYS = 'Day and night, every day';

type Line = Record<string, unknown> & { id: number; hours?: string | null };

export async function seedHelpLines(writer: SeedWriter, { helpLines }: SeedContent): Promise<void> {
  for (const { key, source, translations } of helpLines)
    await writer.ensure('help-lines', { seedKey: key }, { ...source, translations });
}

/**
 * Updates the help lines of an older installation: adds missing lines, corrects those that were never edited, and fills
 * in the new fields of the others. Inactive lines stay inactive.
 */
export async function updateHelpLines(writer: SeedWriter, content: SeedContent): Promise<void> {
  await seedHelpLines(writer, content);
  for (const { key, source, translations } of content.helpLines) {
    const { docs } = await writer.payload.find({
      collection: 'help-lines',
      where: { seedKey: { equals: key } },
      limit: 1,
      ...writer.options,
    });
    const [stored] = docs;
    if (!stored) continue;
    const line: Line = { ...stored };
    const wanted = { ...EMPTY, ...source, translations };
    const changes = (await isEdited(writer, line.id)) ? fillIn(line, wanted) : differences(line, wanted);
    if (Object.keys(changes).length === 0) continue;
    const data = { ...changes, reason: 'Brought up to date by a release' };
    await writer.payload.update({ collection: 'help-lines', id: line.id, data: data as never, ...writer.options });
  }
}

async function isEdited({ connection }: SeedWriter, id: number): Promise<boolean> {
  const { rows } = await connection.query('SELECT FROM _help_lines_v WHERE parent_id = $1 OFFSET 1 LIMIT 1', [id]);
  return rows.length > 0;
}

const differences = (line: Line, wanted: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(line[name] ?? null, value)));

function fillIn(line: Line, wanted: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (name: string, empty: unknown) => isDeepStrictEqual(line[name] ?? empty, empty);
  const names = Object.entries(ADDED).flatMap(([name, empty]) => (isEmpty(name, empty) ? [name] : []));
  const isOurs = (name: string) => name !== 'openingHours' || line.hours === ALWAYS;
  return differences(line, Object.fromEntries(names.filter(isOurs).map((name) => [name, wanted[name]])));
}

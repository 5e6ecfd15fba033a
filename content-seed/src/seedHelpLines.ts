import { isDeepStrictEqual } from 'node:util';
import type { SeedWriter } from '@common-ground/cms/src/payload/seed/SeedWriter.ts';
import type { SeedContent } from './read.ts';

/** Fields of a line that a release may leave out: an update empties them. */
const EMPTY = { phone: null, sms: null, chat: null, web: null, hours: null, openingHours: null };
/** Fields that came with kinds. In a line that an editor changed they are filled in while they hold nothing. */
const ADDED = { kinds: [], otherPhones: [], access: [], reach: 'phone', openingHours: null } as const;
/** The words of the first release for lines whose hours are data now. Other words are an editor's. */
const ALWAYS = 'Day and night, every day';

type Line = Record<string, unknown> & { id: number; hours?: string | null };

/** Writes the help lines. */
export async function seedHelpLines(writer: SeedWriter, { helpLines }: SeedContent): Promise<void> {
  for (const { key, source, translations } of helpLines)
    await writer.ensure('help-lines', { seedKey: key }, { ...source, translations });
}

/**
 * Brings the help lines of an installation from before lines had kinds up to date: adds missing lines, corrects those that
 * nobody has saved since they arrived, and fills in the new fields of the others. Lines that were switched off stay off.
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
    const line = docs[0] as unknown as Line | undefined;
    if (!line) continue;
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

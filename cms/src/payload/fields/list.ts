import { CONTRIBUTION_LIST_MAX, ENTRY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { JSONField } from 'payload';
import { z } from 'zod';
import type { EntryColumn } from '../../desk/kit/list-field/entries.ts';
import { isBlank, tidyList, tidyPlaces } from '../../desk/kit/list-field/entries.ts';

type Common = { name: string; label: string; description: string; required?: boolean };
type RecordList = Common & { columns: ListColumn[]; unseen?: Record<string, z.ZodType> };
/** `holdsPlaces`: an empty entry stays, because it holds the place of a text beside its source. */
type TextList = Common & {
  most?: number | undefined;
  maxEntries?: number;
  holdsPlaces?: boolean | undefined;
  /** Path of a component that shows the field instead of `ListField`, with the same props. */
  component?: string;
  /** Path of a component that shows the list in a column, where Payload shows JSON. */
  cell?: string;
};

/**
 * Stores short texts in one JSON column. An array field would add two tables, and a page would read ten times the rows.
 */
export function textList({ most = ENTRY_LENGTH, ...common }: TextList): JSONField {
  return listField({ ...common, columns: [], entry: shortText(most) });
}

/** `unseen`: values of an entry that its form has but does not show. */
export function recordList({ columns, unseen = {}, ...common }: RecordList): JSONField {
  const shape = Object.fromEntries(columns.map((column) => [column.name, column.schema]));
  return listField({ ...common, columns, entry: z.strictObject({ ...shape, ...unseen }) });
}

type Rules = { schema: z.ZodType; required: boolean | undefined; columns: ListColumn[] };

export type ListColumn = { name: string; label: string; schema: z.ZodType };

export const httpsAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a full address, beginning with https://',
});
export const year = z
  .int('must be a year, such as 2024')
  .min(1900, 'must be 1900 or later')
  .max(2100, 'must be 2100 or earlier')
  .optional();

export function shortText(length: number) {
  return z.string('is needed').trim().min(1, 'is needed').max(length, `must have at most ${length} characters`);
}

function listField(field: TextList & { columns: ListColumn[]; entry: z.ZodType }): JSONField {
  const { name, label, description, required, columns, entry, holdsPlaces } = field;
  const { maxEntries = CONTRIBUTION_LIST_MAX, component = '/src/desk/kit/ListField.tsx#ListField', cell } = field;
  const shown = columns.map(toEntryColumn);
  const schema = z.array(entry).max(maxEntries, `at most ${maxEntries} entries`);
  return {
    name,
    label,
    type: 'json',
    required,
    defaultValue: [],
    jsonSchema: {
      uri: `urn:common-ground:${name}`,
      fileMatch: [`urn:common-ground:${name}`],
      schema: toDraft4Schema(schema),
    },
    hooks: { beforeValidate: [({ value }) => (holdsPlaces ? tidyPlaces(value) : tidyList(value))] },
    admin: {
      description,
      components: {
        ...(cell ? { Cell: cell } : {}),
        Field: {
          path: component,
          clientProps: { columns: shown, maxEntries },
        },
        Diff: { path: '/src/desk/kit/list-field/ListDiff.tsx#ListDiff', serverProps: { columns: shown } },
      },
    },
    validate: (value: unknown) => findProblem(value, { schema, required, columns }) ?? true,
  };
}

/** Ignores empty entries, which screens send while a list is edited, but counts them in the number of the entry. */
function findProblem(value: unknown, { schema, required, columns }: Rules): string | undefined {
  const kept = tidyList(value ?? []);
  const result = schema.safeParse(kept);
  if (result.success) return required && isBlank(kept) ? 'At least one entry is needed' : undefined;
  const issue = result.error.issues[0];
  const [index, field] = issue?.path ?? [];
  if (typeof index !== 'number' || !Array.isArray(value)) return issue?.message ?? 'is not valid';
  const places = value.flatMap((entry, place) => (isBlank(entry) ? [] : [place + 1]));
  const column = columns.find(({ name }) => name === field);
  return `Entry ${places[index]}${column ? `, ${column.label}` : ''}: ${issue?.message}`;
}

function toEntryColumn({ name, label, schema }: ListColumn): EntryColumn {
  const { type, format } = z.toJSONSchema(schema);
  const kind = type === 'integer' || type === 'number' ? 'number' : format === 'uri' ? 'address' : 'text';
  return { name, label, kind, isRequired: !schema.safeParse(undefined).success };
}

/** Payload needs draft 4 of JSON Schema, without Zod's `$schema` line. */
function toDraft4Schema(schema: z.ZodType) {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-4' });
  return rest as NonNullable<JSONField['jsonSchema']>['schema'];
}

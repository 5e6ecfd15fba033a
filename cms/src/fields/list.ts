import type { JSONField } from 'payload';
import { z } from 'zod';

const MAX_ENTRIES = 60;

type Common = { name: string; label: string; description: string; required?: boolean };

/**
 * A list of short texts, kept as one JSON array: an array field would make a table, and a table of versions, for each
 * of a condition's lists, and ten times the rows to read for a page.
 */
export function textList({ name, label, description, required }: Common): JSONField {
  return listField({ name, label, description, required, columns: [], entry: z.string().trim().min(1).max(600) });
}

/** A list of entries with the same few texts each, such as title and address. */
export function recordList({ columns, ...common }: Common & { columns: ListColumn[] }): JSONField {
  const shape = Object.fromEntries(columns.map((column) => [column.name, column.schema]));
  return listField({ ...common, columns, entry: z.strictObject(shape) });
}

export type ListColumn = { name: string; label: string; schema: z.ZodType };

export const text = z.string().trim().min(1, 'is needed').max(300);
export const httpsAddress = z.url({ protocol: /^https?$/, error: 'must be a full address, beginning with https://' });
export const year = z.int().min(1900).max(2100).optional();

function listField({ name, label, description, required, columns, entry }: Common & { columns: ListColumn[]; entry: z.ZodType }): JSONField {
  const schema = z.array(entry).max(MAX_ENTRIES, `at most ${MAX_ENTRIES} entries`);
  return {
    name,
    label,
    type: 'json',
    required,
    defaultValue: [],
    jsonSchema: { uri: `urn:common-ground:${name}`, fileMatch: [`urn:common-ground:${name}`], schema: jsonSchemaOf(schema) },
    admin: {
      description,
      components: {
        Field: {
          path: '/src/components/ListField.tsx#ListField',
          clientProps: { columns: columns.map((column) => ({ name: column.name, label: column.label })) },
        },
      },
    },
    validate: (value: unknown) => {
      if (value === null || value === undefined) return required ? 'At least one entry is needed' : true;
      const result = schema.safeParse(value);
      if (!result.success) {
        const issue = result.error.issues[0];
        const [index, field] = issue?.path ?? [];
        const place = typeof index === 'number' ? `Entry ${index + 1}${field === undefined ? '' : `, ${String(field)}`}: ` : '';
        return `${place}${issue?.message ?? 'is not valid'}`;
      }
      return required && result.data.length === 0 ? 'At least one entry is needed' : true;
    },
  };
}

/** Payload wants draft 4 of JSON Schema, without Zod's `$schema` line. */
function jsonSchemaOf(schema: z.ZodType) {
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-4' });
  return rest as NonNullable<JSONField['jsonSchema']>['schema'];
}

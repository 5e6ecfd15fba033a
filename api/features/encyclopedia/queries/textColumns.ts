import { z } from 'zod';
import { createEmptyValue, type Field } from '../../../contracts/encyclopedia/fields.ts';
import { json } from '../../../platform/statement.ts';

/** Returns a field's column: `category_id` for `categoryId`. */
export function toColumnName({ name }: Pick<Field, 'name'>): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Columns = { table: string; fields: readonly Field[]; prefix?: string };

/** Returns the row of `textColumns`. Its type has no columns, because `toTexts` reads them. */
export function textShape(fields: readonly Field[]): Record<never, z.ZodType> {
  const toShape = (field: Field) => (createEmptyValue(field) === '' ? z.string() : json());
  const columns = fields.map((field) => [field.name, field.kind === 'relation' ? z.number() : toShape(field)]);
  return Object.fromEntries(columns);
}

/** Returns columns for `toTexts`, named after the fields. @param prefix `version_` in a table of versions */
export function textColumns({ table, fields, prefix = '' }: Columns): string {
  return fields.map((field) => `${table}.${prefix}${toColumnName(field)} AS "${field.name}"`).join(', ');
}

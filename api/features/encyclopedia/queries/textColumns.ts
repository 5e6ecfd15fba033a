import type { Field } from '../../../contracts/encyclopedia/fields.ts';

/** Returns a field's column: `category_id` for `categoryId`. */
export function toColumnName({ name }: Pick<Field, 'name'>): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Columns = { table: string; fields: readonly Field[]; prefix?: string };

/** Returns columns for `toTexts`, named after the fields. @param prefix `version_` in a table of versions */
export function textColumns({ table, fields, prefix = '' }: Columns): string {
  return fields.map((field) => `${table}.${prefix}${toColumnName(field)} AS "${field.name}"`).join(', ');
}

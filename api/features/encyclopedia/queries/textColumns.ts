import type { Field } from '../../../contracts/encyclopedia/fields.ts';

/** The name of a field's column: `categoryId` is `category_id`. */
export function columnOf({ name }: Pick<Field, 'name'>): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Columns = { table: string; fields: readonly Field[]; prefix?: string };

/**
 * The columns of these fields of `table`, by the names of the fields, for `toTexts`.
 * @param prefix `version_` in a table of versions
 */
export function textColumns({ table, fields, prefix = '' }: Columns): string {
  return fields.map((field) => `${table}.${prefix}${columnOf(field)} AS "${field.name}"`).join(', ');
}

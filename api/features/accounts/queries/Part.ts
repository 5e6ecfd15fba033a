/**
 * The rows of one table that belong to a user, and the columns that a data export holds. A test compares all parts with
 * the foreign keys to `users` and the columns in the database catalog, so that no new one is missed.
 */
export type Part = {
  /** Name of the table, with the schema unless that is `public`. */
  table: string;
  /** Columns that may have the user's id; a row belongs to the user when any of these columns has it. */
  by: string[];
  columns: string[];
  /** Readable fields besides the columns: name -> SQL expression on the row `t`. */
  also?: Record<string, string>;
  /** ORDER BY expression; `t.id` by default, so required for a table without `id`. */
  orderBy?: string;
  /** SQL condition for further rows that do not hold the id of the user; `$1` is that id. */
  orWhere?: string;
};

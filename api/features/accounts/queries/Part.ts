/**
 * Where a person stands in the database, part by part, and what of it is theirs to take along. A test finds every
 * foreign key to `users` and every column of these tables in the catalog, so that nothing new is forgotten.
 */
export type Part = {
  /** With its schema where that is not `public`. */
  table: string;
  /** Columns that name the person; one is enough for a row to be theirs. */
  by: string[];
  columns: string[];
  /** What a person reads instead of ids: name -> SQL over the row `t`. */
  also?: Record<string, string>;
  /** Where the table has no `id`. */
  orderBy?: string;
  /** Rows that are theirs without naming them; `$1` is their id. */
  orWhere?: string;
};

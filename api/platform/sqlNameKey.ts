/** Returns SQL for the key that all spellings of a name or address share, as in the unique indexes of `users`. */
export const sqlNameKey = (text: string) => `(public.to_lower(normalize(${text}, NFKC)) COLLATE "C")`;

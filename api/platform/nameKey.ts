/** SQL: the key that all spellings of a user name or address share; the unique indexes of `users` hold it. */
export const nameKey = (text: string) => `(public.to_lower(normalize(${text}, NFKC)) COLLATE "C")`;

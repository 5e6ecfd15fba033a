import { type Database, rowsOf } from '../../../platform/Database.ts';
import type { PasswordHash } from '../../../platform/passwords/hashPassword.ts';

/** What two spellings of one name or address have in common; the unique indexes of `users` are made the same way. */
export const nameKey = (column: string) => `lower(normalize(${column}, NFKC) COLLATE "pg_c_utf8")`;

export type Credentials = { id: number; role: string; password: PasswordHash | null };

type Row = { id: number; role: string; hash: string | null; salt: string | null };

export async function selectCredentials(database: Database, email: string): Promise<Credentials | null> {
  const [row] = await rowsOf<Row>(database, {
    name: 'account-credentials',
    text: `SELECT id, role, hash, salt FROM users WHERE ${nameKey('email')} = ${nameKey('$1::text')}`,
    values: [email],
  });
  if (!row) return null;
  const { id, role, hash, salt } = row;
  return { id, role, password: hash && salt ? { hash, salt } : null };
}

export async function updatePassword(database: Database, id: number, { hash, salt }: PasswordHash): Promise<void> {
  await database.query({
    name: 'account-password',
    text: 'UPDATE users SET hash = $2, salt = $3, updated_at = now() WHERE id = $1',
    values: [id, hash, salt],
  });
}

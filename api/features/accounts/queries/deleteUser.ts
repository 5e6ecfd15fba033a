import type { Database } from '../../../platform/Database.ts';

/** What the database says to the deletion of the last administrator. */
const LAST_ADMINISTRATOR = 'CG409';

/**
 * One statement. What goes with a person, what stays without them, and that an administrator stays are rules of the
 * database (cms/src/payload/migrations/20261121_113100_erasure.ts), the same for whoever deletes.
 */
export async function deleteUser(database: Database, id: number): Promise<'gone' | 'last-admin'> {
  try {
    await database.query({ name: 'account-delete', text: 'DELETE FROM users WHERE id = $1', values: [id] });
  } catch (error) {
    if ((error as { code?: unknown }).code === LAST_ADMINISTRATOR) return 'last-admin';
    throw error;
  }
  return 'gone';
}

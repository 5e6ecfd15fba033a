import type { Certificate } from '../../../contracts/learning/learning.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

/** Newest first; each has the title of its path, and was earned when that was completed. */
export async function selectCertificates(database: Database, userId: number): Promise<Certificate[]> {
  const rows = await rowsOf<Omit<Certificate, 'earnedAt'> & { earnedAt: Date }>(database, {
    name: 'certificates',
    text: `SELECT c.id, p.title, c.completed_at AS "earnedAt"
           FROM certificates c JOIN learning_paths p ON p.id = c.learning_path_id WHERE c.user_id = $1
           ORDER BY c.completed_at DESC, c.id DESC`,
    values: [userId],
  });
  return rows.map((row) => ({ ...row, earnedAt: row.earnedAt.toISOString() }));
}

import type { Certificate } from '../../../contracts/learning/certificates.ts';
import { type Database, isoRowsOf } from '../../../platform/Database.ts';

/** Newest first; each has the title of its path, and was earned when that was completed. */
export function selectCertificates(database: Database, userId: number): Promise<Certificate[]> {
  return isoRowsOf<Certificate>(database, {
    name: 'certificates',
    text: `SELECT c.id, p.title, c.completed_at AS "earnedAt", c.certificate_code AS "certificateCode", p.id AS "pathId",
             c.edition::int AS edition, c.revoked_at IS NOT NULL AS "isRevoked"
           FROM certificates c JOIN learning_paths p ON p.id = c.learning_path_id WHERE c.user_id = $1
           ORDER BY c.completed_at DESC, c.id DESC`,
    values: [userId],
  });
}

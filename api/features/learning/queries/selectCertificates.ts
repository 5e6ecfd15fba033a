import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import {
  type Certificate,
  certificateSchema,
  type ShownCertificate,
  shownCertificateSchema,
} from '../../../contracts/learning/certificates.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, selectRows } from '../../../platform/statement.ts';
import { LANGUAGE } from './selectPaths.ts';

/**
 * Joins the path `p` of certificate `c`, the edition `e` under which it was earned, and texts `t` in language `$1`. `t`
 * is left out when title or description of the source differ from those stored in `e`: it then translates other texts.
 */
const AS_EARNED = `JOIN learning_paths p ON p.id = c.learning_path_id
  LEFT JOIN learning.edition e ON e.path_id = p.id AND e.edition = c.edition
  LEFT JOIN learning.path_text t ON t.path_id = p.id AND t.language = $1
    AND (e.path IS NULL OR (e.path ->> 'title', e.path ->> 'description') = (p.title, p.description))`;
const TITLE = `coalesce(t.texts ->> 'title', e.path ->> 'title', p.title)`;

const CERTIFICATES = defineStatement({
  name: 'certificates',
  row: certificateSchema,
  text: `SELECT c.id, ${TITLE} AS title, ${LANGUAGE}, c.completed_at AS "earnedAt", c.certificate_code AS "certificateCode", p.id AS "pathId",
           c.edition::int AS edition, c.revoked_at IS NOT NULL AS "isRevoked"
         FROM certificates c ${AS_EARNED} WHERE c.user_id = $2
         ORDER BY c.completed_at DESC, c.id DESC`,
});

export function selectCertificates(
  database: Database,
  { userId, language = DEFAULT_LANGUAGE }: { userId: number; language?: string | undefined },
): Promise<Certificate[]> {
  return selectRows(database, CERTIFICATES, [language, userId]);
}

/** `shown` has the fields that are public to every reader with the code. */
export type StoredCertificate = { id: number; description: string; shown: ShownCertificate };

const CERTIFICATE = defineStatement({
  name: 'certificate-by-code',
  row: { ...shownCertificateSchema.shape, id: z.number(), description: z.string() },
  text: `SELECT c.id, c.certificate_code AS "certificateCode", ${TITLE} AS title,
           coalesce(t.texts ->> 'description', e.path ->> 'description', p.description) AS description,
           ${LANGUAGE}, p.id AS "pathId",
           c.edition::int AS edition, c.learner_name AS "learnerName", c.completed_at AS "completedAt",
           c.issued_at AS "issuedAt", c.revoked_at AS "revokedAt",
           coalesce(cardinality(e.required_modules), 0) AS modules
         FROM certificates c ${AS_EARNED} WHERE learning.certificate_key(c.certificate_code) = $2 ORDER BY c.id LIMIT 1`,
});

/** Selects a certificate by the key of its code (`toCertificateKey`), with the title under which it was earned. */
export async function selectCertificate(
  database: Database,
  key: string,
  language: string,
): Promise<StoredCertificate | null> {
  const found = await findRow(database, CERTIFICATE, [language, key]);
  if (!found) return null;
  const { id, description, ...shown } = found;
  return { id, description, shown };
}

const CERTIFICATE_NAME = defineStatement({
  name: 'certificate-name',
  text: `UPDATE certificates SET learner_name = $3, updated_at = now()
         WHERE learning.certificate_key(certificate_code) = $1 AND user_id = $2 AND revoked_at IS NULL`,
});

/** Returns false when the certificate is missing, revoked or another user's. */
export async function updateLearnerName(
  database: Database,
  { userId, key, learnerName }: { userId: number; key: string; learnerName: string | null },
): Promise<boolean> {
  return (await execute(database, CERTIFICATE_NAME, [key, userId, learnerName])) > 0;
}

const REVOKED = defineStatement({
  name: 'certificates-revoked',
  row: { last: z.number(), revoked: z.array(z.number()) },
  text: `SELECT coalesce(max(id), 0)::int AS last,
           coalesce(array_agg(id ORDER BY id) FILTER (WHERE revoked_at IS NOT NULL AND id BETWEEN $1 AND $2), '{}') AS revoked
         FROM certificates`,
});

/** Selects the ids of the revoked certificates in a range, and the highest id of all certificates. */
export async function selectRevoked(
  database: Database,
  { from, to }: { from: number; to: number },
): Promise<{ last: number; revoked: number[] }> {
  const found = await findRow(database, REVOKED, [from, to]);
  return found ?? { last: 0, revoked: [] };
}

const REVOCATION = defineStatement({
  name: 'certificate-revoke',
  row: { id: z.number(), told: z.number() },
  text: `WITH revoked AS (
           UPDATE certificates SET revoked_at = now(), revocation_reason = $3, updated_at = now()
           WHERE id = $1 AND revoked_at IS NULL RETURNING id, user_id, learning_path_id, certificate_code),
         noted AS (INSERT INTO learning.revocation (certificate_id, by_id) SELECT id, $2 FROM revoked)
         SELECT r.id, inbox.tell(ARRAY[r.user_id], 'certificate_revoked',
           jsonb_build_object('title', coalesce(t.texts ->> 'title', p.title), 'reason', $3::text),
           '/certificate?code=' || r.certificate_code, NULL) AS told
         FROM revoked r JOIN learning_paths p ON p.id = r.learning_path_id
         LEFT JOIN user_profiles o ON o.user_id = r.user_id
         LEFT JOIN learning.path_text t ON t.path_id = p.id AND t.language = o.preferences ->> 'language'`,
});

/** Revokes a certificate and notifies its owner of the reason; false when it is missing or already revoked. */
export async function updateRevoked(
  database: Database,
  { id, byId, reason }: { id: number; byId: number; reason: string },
): Promise<boolean> {
  return (await execute(database, REVOCATION, [id, byId, reason])) > 0;
}

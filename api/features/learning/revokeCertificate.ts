import { CERTIFICATE_MISSING } from '../../contracts/learning/certificates.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { updateRevoked } from './queries/selectCertificates.ts';

type Revocation = { id: number; byId: number; reason: string };

/**
 * Revokes a certificate that should not have been issued. Whoever looks it up sees that, credentials that were given out
 * say so through the list they name, and its owner finds the reason in the inbox. It is not taken back.
 * @throws NotFound where there is none, or it is revoked already
 */
export async function revokeCertificate(database: Database, revocation: Revocation): Promise<void> {
  if (!(await updateRevoked(database, revocation))) throw new NotFound(CERTIFICATE_MISSING);
}

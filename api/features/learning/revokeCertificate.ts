import { CERTIFICATE_MISSING } from '../../contracts/learning/certificates.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { updateRevoked } from './queries/selectCertificates.ts';

type Revocation = { id: number; byId: number; reason: string };

/** @throws NotFound when the certificate is missing or already revoked */
export async function revokeCertificate(database: Database, revocation: Revocation): Promise<void> {
  if (!(await updateRevoked(database, revocation))) throw new NotFound(CERTIFICATE_MISSING);
}

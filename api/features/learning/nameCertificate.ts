import { DEFAULT_LANGUAGE } from '../../contracts/encyclopedia/languages.ts';
import type { ShownCertificate } from '../../contracts/learning/certificates.ts';
import type { Database } from '../../platform/Database.ts';
import { selectCertificate, updateLearnerName } from './queries/selectCertificates.ts';

type Naming = { userId: number; key: string; learnerName: string | null };

export async function nameCertificate(database: Database, naming: Naming): Promise<ShownCertificate | null> {
  const isTheirs = await updateLearnerName(database, naming);
  const named = isTheirs ? await selectCertificate(database, naming.key, DEFAULT_LANGUAGE) : null;
  return named?.shown ?? null;
}

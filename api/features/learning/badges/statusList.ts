import { createCredential, createList } from '@digitalbazaar/vc-bitstring-status-list';
import { STATUS_LIST_LENGTH as LENGTH } from '../../../contracts/learning/certificates.ts';
import type { ApiContext } from '../../../platform/ApiContext.ts';
import { selectRevoked } from '../queries/selectCertificates.ts';
import { type Signed, signDocument } from './signDocument.ts';

const toListAddress = (list: number, siteUrl: string) => `${siteUrl}/api/badges/status/${list}`;

export function statusEntry(certificateId: number, siteUrl: string) {
  const statusListCredential = toListAddress(Math.floor(certificateId / LENGTH) + 1, siteUrl);
  const statusListIndex = String(certificateId % LENGTH);
  return {
    id: `${statusListCredential}#${statusListIndex}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex,
    statusListCredential,
  };
}

/** Returns list number `list`, counted from 1; null when no certificate id has reached its range, except for list 1. */
export async function statusList(
  list: number,
  { database, mailer }: Pick<ApiContext, 'database' | 'mailer'>,
): Promise<Signed | null> {
  const { last, revoked } = await selectRevoked(database, { from: (list - 1) * LENGTH, to: list * LENGTH - 1 });
  if (list > 1 && last < (list - 1) * LENGTH) return null;
  const id = toListAddress(list, mailer.siteUrl);
  return signDocument(database, [id, revoked], async (issuer) => {
    const bits = await createList({ length: LENGTH });
    for (const one of revoked) bits.setStatus(one % LENGTH, true);
    const credential = await createCredential({ id, list: bits, statusPurpose: 'revocation' });
    return { ...credential, issuer, validFrom: inSeconds(new Date().toISOString()) };
  });
}

/** Formats a time without fractions of a second, as in W3C's data model of credentials. */
export function inSeconds(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19)}Z`;
}

import { readLink, signLink } from '../../../platform/mail/signedLink.ts';

const PURPOSE = 'receipt';

/** Opens what was sent in without an account to whoever was mailed it. */
export function receiptToken(contributionId: number, key: string): string {
  return signLink(key, PURPOSE, String(contributionId));
}

/** The id of the contribution, or null. */
export function readReceiptToken(token: string, key: string): number | null {
  const id = readLink(key, PURPOSE, token);
  return id === null ? null : Number(id);
}

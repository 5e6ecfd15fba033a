import { readLink, signLink } from '../../../platform/mail/signedLink.ts';

const PURPOSE = 'receipt';

/** Creates the token of a mailed link that opens a contribution without an account. */
export function receiptToken(contributionId: number, key: string): string {
  return signLink(key, PURPOSE, String(contributionId));
}

/** Returns the id of the contribution; null when the token is invalid. */
export function readReceiptToken(token: string, key: string): number | null {
  const id = readLink(key, PURPOSE, token);
  return id === null ? null : Number(id);
}

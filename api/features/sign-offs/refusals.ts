import { hasRole, REVIEWERS } from '../../contracts/accounts/roles.ts';
import type { Signable } from './queries/selectSignable.ts';
import type { Signer } from './queries/selectSigner.ts';

/** Messages to signers. The file is apart from the rules, because the CMS panel imports it in the browser. */
export const NO_CREDENTIAL =
  'No medical credential is on record for you. An administrator can enter it with your account';
export const OWN_TEXT = 'You wrote this text or a part of it. Another reviewer must sign it off';
export const NO_SOURCES_TO_SIGN = 'This page has no sources. Add sources before it is signed off';
export const TEXT_CHANGED = 'The text has changed since you opened it. Read it again as it is now';
export const SIGNED_MEANWHILE = 'A sign-off was added or withdrawn since you opened this page. Review it again';
export const WITHDRAWN_ALREADY = 'This sign-off is already withdrawn';
export const NOT_YOUR_SIGN_OFF = 'Only the signer or an administrator can withdraw a sign-off';

export function findSignOffRefusal(signer: Signer, text: Pick<Signable, 'isOwn' | 'texts'>): string | null {
  if (!hasRole(signer, REVIEWERS)) return 'Access denied';
  if (!signer.credential) return NO_CREDENTIAL;
  if (text.isOwn) return OWN_TEXT;
  return Array.isArray(text.texts.sources) && text.texts.sources.length > 0 ? null : NO_SOURCES_TO_SIGN;
}

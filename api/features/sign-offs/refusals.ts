import { hasRole, REVIEWERS } from '../../contracts/accounts/roles.ts';
import type { Signable } from './queries/selectSignable.ts';
import type { Signer } from './queries/selectSigner.ts';
import { NO_CREDENTIAL, NO_SOURCES_TO_SIGN, OWN_TEXT } from './words.ts';

export function findSignOffRefusal(signer: Signer, text: Pick<Signable, 'isOwn' | 'texts'>): string | null {
  if (!hasRole(signer, REVIEWERS)) return 'Access denied';
  if (!signer.credential) return NO_CREDENTIAL;
  if (text.isOwn) return OWN_TEXT;
  return Array.isArray(text.texts.sources) && text.texts.sources.length > 0 ? null : NO_SOURCES_TO_SIGN;
}

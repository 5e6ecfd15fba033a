import { hasRole, REVIEWERS } from '../../contracts/accounts/roles.ts';
import type { Signable } from './queries/selectSignable.ts';
import type { Signer } from './queries/selectSigner.ts';
import { NO_CREDENTIAL, OWN_TEXT } from './words.ts';

/** Why somebody may not sign a text, whenever they ask; null when they may. */
export function refusalOf(signer: Signer, text: Pick<Signable, 'isOwn'>): string | null {
  if (!hasRole(signer, REVIEWERS)) return 'Access denied';
  if (!signer.credential) return NO_CREDENTIAL;
  return text.isOwn ? OWN_TEXT : null;
}

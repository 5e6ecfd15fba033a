import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import type { ApiContext } from '../../../platform/defineEndpoint.ts';
import { type StoredCertificate, selectCertificate } from '../queries/selectCertificates.ts';
import { CONTEXTS } from './documentLoader.ts';
import { inSeconds } from './inSeconds.ts';
import { issuerDids } from './issuerKey.ts';
import { type Signed, signDocument } from './signDocument.ts';
import { statusEntry } from './statusList.ts';

type Context = Pick<ApiContext, 'database' | 'mailer'>;

/**
 * A certificate as an Open Badges 3.0 credential (1EdTech), signed. Of the learner it says the name that they chose, and
 * nothing where they chose none: no mail address, not even hashed, and no number of theirs.
 */
export async function credentialOf(key: string, { database, mailer }: Context): Promise<Signed | null> {
  const certificate = await selectCertificate(database, key, DEFAULT_LANGUAGE);
  if (!certificate) return null;
  const { siteUrl } = mailer;
  return signDocument(database, [certificate, siteUrl], (did) => textOf(certificate, profile(did, siteUrl), siteUrl));
}

/** The profile that stands at a stable address, with the keys of today and before: what a credential names is among them. */
export async function issuerProfile({ database, mailer }: Context) {
  const dids = await issuerDids(database);
  const [id = '', ...before] = dids.reverse();
  return {
    '@context': [CONTEXTS.credential, CONTEXTS.badge],
    ...profile(id, mailer.siteUrl),
    otherIdentifier: before.map((one) => ({ type: 'IdentifierEntry', identifier: one, identifierType: 'identifier' })),
  };
}

/** Who issues: a key, with the name and address of this site. */
function profile(id: string, siteUrl: string) {
  return { id, type: ['Profile'], name: PRODUCT_NAME, url: siteUrl };
}

function textOf(certificate: StoredCertificate, issuer: object, siteUrl: string) {
  const { id, description, shown } = certificate;
  const { certificateCode, title, language, pathId, edition, learnerName, completedAt, modules } = shown;
  const address = `${siteUrl}/api/certificates/${certificateCode}/credential`;
  return {
    '@context': [CONTEXTS.credential, CONTEXTS.badge],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer,
    name: title,
    validFrom: inSeconds(completedAt),
    credentialSubject: {
      // Open Badges demand an id or an identifier, also of somebody who is not named: whoever this was issued to.
      id: `${address}#subject`,
      type: ['AchievementSubject'],
      ...(learnerName ? { identifier: [plainName(learnerName)] } : {}),
      achievement: {
        id: `${siteUrl}/learning/paths/${pathId}#edition-${edition}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: title,
        description,
        criteria: { narrative: `Completed all ${modules} required modules, with at least 70% in each quiz.` },
        version: String(edition),
        inLanguage: language,
      },
    },
    credentialStatus: statusEntry(id, siteUrl),
  };
}

const plainName = (name: string) => ({
  type: 'IdentityObject',
  hashed: false,
  identityHash: name,
  identityType: 'name',
});

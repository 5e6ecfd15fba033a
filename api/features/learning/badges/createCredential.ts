import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { PASS_PERCENT } from '../../../contracts/learning/quiz.ts';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import type { ApiContext } from '../../../platform/ApiContext.ts';
import { type StoredCertificate, selectCertificate } from '../queries/selectCertificates.ts';
import { CONTEXTS } from './documentLoader.ts';
import { issuerDids } from './issuerKey.ts';
import { type Signed, signDocument } from './signDocument.ts';
import { inSeconds, statusEntry } from './statusList.ts';

type Context = Pick<ApiContext, 'database' | 'mailer'>;

/**
 * Returns a certificate as a signed Open Badges 3.0 credential (1EdTech); null when there is none with this key. About
 * the learner it contains only the name that they chose, if any: no mail address, not even hashed, and no user id.
 */
export async function createCredential(key: string, { database, mailer }: Context): Promise<Signed | null> {
  const certificate = await selectCertificate(database, key, DEFAULT_LANGUAGE);
  if (!certificate) return null;
  const { siteUrl } = mailer;
  return signDocument(database, [certificate, siteUrl], (did) =>
    toCredential(certificate, profile(did, siteUrl), siteUrl),
  );
}

/** Returns the issuer's profile: its id is the signing key, and it lists all other keys to cover every credential. */
export async function issuerProfile({ database, mailer }: Context) {
  const [id = '', ...others] = await issuerDids(database);
  return {
    '@context': [CONTEXTS.credential, CONTEXTS.badge],
    ...profile(id, mailer.siteUrl),
    otherIdentifier: others.map((one) => ({ type: 'IdentifierEntry', identifier: one, identifierType: 'identifier' })),
  };
}

function profile(id: string, siteUrl: string) {
  return { id, type: ['Profile'], name: PRODUCT_NAME, url: siteUrl };
}

function toCredential(certificate: StoredCertificate, issuer: object, siteUrl: string) {
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
      // Open Badges demands an id or an identifier, also for a learner without a name; this id adds nothing about them.
      id: `${address}#subject`,
      type: ['AchievementSubject'],
      ...(learnerName ? { identifier: [plainName(learnerName)] } : {}),
      achievement: {
        id: `${siteUrl}/learning/paths/${pathId}#edition-${edition}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: title,
        description,
        criteria: {
          narrative: `Completed all ${modules} required modules, with at least ${PASS_PERCENT}% in each quiz.`,
        },
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

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter, languageParameter } from '../parameters.ts';
import { requiredText } from '../text.ts';
import { toCertificateKey } from './certificateCode.ts';

export const certificateSchema = z
  .object({
    id: z.int().positive(),
    title: z.string(),
    language: z.string().meta({ description: 'Code of the language of `title`' }),
    earnedAt: z.iso.datetime(),
    certificateCode: z.string(),
    pathId: z.int().positive(),
    edition: z.int().positive().meta({ description: 'Edition of the path that was completed' }),
    isRevoked: z.boolean(),
  })
  .meta({ id: 'Certificate' });

export type Certificate = z.infer<typeof certificateSchema>;

export const listCertificates = defineCall({
  name: 'listCertificates',
  method: 'GET',
  path: '/api/users/{id}/certificates',
  summary: "The user's own certificates, newest first; administrators may see any",
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter }),
  output: z.array(certificateSchema),
});

export const LEARNER_NAME_LENGTH = 80;
export const REVOCATION_REASON_LENGTH = 500;
export const CERTIFICATE_MISSING = 'There is no certificate with this code';

const MAX_CODE_LENGTH = 200;
const code = z
  .string()
  .max(MAX_CODE_LENGTH)
  .transform(toCertificateKey)
  .pipe(z.string().min(1))
  .meta({ description: 'Code of the certificate, in any case, with or without dashes and spaces' });
const ofCode = z.object({ code });

/** Everything that a holder of the code may see. `learnerName` is the name that the learner chose, or null. */
export const shownCertificateSchema = z
  .object({
    certificateCode: z.string(),
    title: z.string(),
    language: z.string(),
    pathId: z.int().positive(),
    edition: z.int().positive(),
    learnerName: z.string().nullable(),
    completedAt: z.iso.datetime(),
    issuedAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
    /** Number of required modules of `edition`. */
    modules: z.int().nonnegative(),
  })
  .meta({ id: 'ShownCertificate' });

export type ShownCertificate = z.infer<typeof shownCertificateSchema>;

export const getCertificate = defineCall({
  name: 'getCertificate',
  method: 'GET',
  path: '/api/certificates/{code}',
  summary: 'One certificate by its code, for verification',
  tag: 'Learning',
  params: ofCode,
  query: z.object({ lang: languageParameter }),
  output: shownCertificateSchema,
  missing: CERTIFICATE_MISSING,
});

export const nameCertificate = defineCall({
  name: 'nameCertificate',
  method: 'PUT',
  path: '/api/users/{id}/certificates/{code}/name',
  summary: "Sets the name on the user's certificate; null removes it",
  tag: 'Learning',
  params: z.object({ id: idParameter, code }),
  body: z.object({ learnerName: requiredText(LEARNER_NAME_LENGTH).nullable() }),
  output: shownCertificateSchema,
  missing: CERTIFICATE_MISSING,
});

/** JSON-LD whose form other standards define. */
const document = z.looseObject({ '@context': z.unknown() });

export const getCredential = defineCall({
  name: 'getCredential',
  method: 'GET',
  path: '/api/certificates/{code}/credential',
  summary: 'The certificate as a signed Open Badges 3.0 credential, which can be verified without this site',
  tag: 'Learning',
  params: ofCode,
  output: document,
  missing: CERTIFICATE_MISSING,
});

export const getBadgeIssuer = defineCall({
  name: 'getBadgeIssuer',
  method: 'GET',
  path: '/api/badges/issuer',
  summary: 'The issuer of certificates: an Open Badges profile with the current and the earlier keys',
  tag: 'Learning',
  output: document,
});

/**
 * Certificates in one status list: the minimum of the standard. In a long list, a request does not reveal which
 * certificate is checked.
 */
export const STATUS_LIST_LENGTH = 131_072;
const statusListParameter = idParameter.refine((list) => list * STATUS_LIST_LENGTH - 1 <= ID_MAX);

export const getBadgeStatusList = defineCall({
  name: 'getBadgeStatusList',
  method: 'GET',
  path: '/api/badges/status/{list}',
  summary: 'Revoked certificates, as a signed Bitstring Status List',
  tag: 'Learning',
  params: z.object({ list: statusListParameter }),
  output: document,
  missing: 'There is no such list',
});

export const revokeCertificate = defineCall({
  name: 'revokeCertificate',
  method: 'POST',
  path: '/cms/api/certificates/{id}/revoke',
  summary: 'Revokes a certificate that should not have been issued, with a reason that its owner gets',
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  body: z.object({ reason: requiredText(REVOCATION_REASON_LENGTH) }),
  output: z.object({ success: z.literal(true) }),
  missing: CERTIFICATE_MISSING,
});

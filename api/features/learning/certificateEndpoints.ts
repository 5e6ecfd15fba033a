import { DEFAULT_LANGUAGE } from '../../contracts/encyclopedia/languages.ts';
import * as calls from '../../contracts/learning/certificates.ts';
import { CERTIFICATE_MISSING, type ShownCertificate } from '../../contracts/learning/certificates.ts';
import { admins, anyone, own, ownOrAdmin } from '../../platform/access.ts';
import type { Database } from '../../platform/Database.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { NotFound } from '../../platform/errors.ts';
import { createGuessLimit } from '../../platform/throttle/createGuessLimit.ts';
import { createCredential, issuerProfile } from './badges/createCredential.ts';
import { statusList } from './badges/statusList.ts';
import {
  selectCertificate,
  selectCertificates,
  updateLearnerName,
  updateRevoked,
} from './queries/selectCertificates.ts';

const SIGNED = { 'content-type': 'application/vc+ld+json; charset=utf-8', 'access-control-allow-origin': '*' };

const findByCode = createGuessLimit('certificate');

export const certificateEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listCertificates,
    access: ownOrAdmin,
    handler: ({ params, query }, { database }) =>
      selectCertificates(database, { userId: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: calls.getCertificate,
    access: anyone,
    handler: async ({ params, query }, context) => {
      const find = () => selectCertificate(context.database, params.code, query.lang ?? DEFAULT_LANGUAGE);
      return (await findByCode(context, find))?.shown ?? null;
    },
  }),
  defineEndpoint({
    call: calls.nameCertificate,
    access: { ...own, evenSuspended: false },
    handler: ({ params: { id, code }, body }, { database }) =>
      nameCertificate(database, { userId: id, key: code, ...body }),
  }),
  defineEndpoint({
    call: calls.getCredential,
    access: anyone,
    headers: SIGNED,
    handler: ({ params }, context) => findByCode(context, () => createCredential(params.code, context)),
  }),
  defineEndpoint({
    call: calls.getBadgeIssuer,
    access: anyone,
    headers: { 'access-control-allow-origin': '*' },
    handler: (_, context) => issuerProfile(context),
  }),
  defineEndpoint({
    call: calls.getBadgeStatusList,
    access: anyone,
    headers: SIGNED,
    handler: ({ params }, context) => statusList(params.list, context),
  }),
  defineEndpoint({
    call: calls.revokeCertificate,
    repeated: 'refused',
    access: admins,
    handler: ({ params, body }, { database, actor }) =>
      revokeCertificate(database, { id: params.id, byId: actor.id, reason: body.reason }),
  }),
];

type Naming = { userId: number; key: string; learnerName: string | null };

async function nameCertificate(database: Database, naming: Naming): Promise<ShownCertificate | null> {
  const isTheirs = await updateLearnerName(database, naming);
  const named = isTheirs ? await selectCertificate(database, naming.key, DEFAULT_LANGUAGE) : null;
  return named?.shown ?? null;
}

type Revocation = { id: number; byId: number; reason: string };

/** @throws NotFound when the certificate is missing or already revoked */
export async function revokeCertificate(database: Database, revocation: Revocation): Promise<void> {
  if (!(await updateRevoked(database, revocation))) throw new NotFound(CERTIFICATE_MISSING);
}

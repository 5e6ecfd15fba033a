import { DEFAULT_LANGUAGE } from '../../contracts/encyclopedia/languages.ts';
import * as calls from '../../contracts/learning/certificates.ts';
import { admins, anyone, own, ownOrAdmin } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { createGuessLimit } from '../../platform/throttle/createGuessLimit.ts';
import { createCredential, issuerProfile } from './badges/createCredential.ts';
import { statusList } from './badges/statusList.ts';
import { nameCertificate } from './nameCertificate.ts';
import { selectCertificate, selectCertificates } from './queries/selectCertificates.ts';
import { revokeCertificate } from './revokeCertificate.ts';

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

import { defineCall } from '@common-ground/api/contracts/call.ts';
import { seenTimeSchema } from '@common-ground/api/contracts/contributions/staleWrites.ts';
import { z } from 'zod';

/** Contracts of the calls of Payload's own REST API that the editor interface makes. Payload answers them itself. */
const PAYLOAD = { tag: 'Payload' };
const id = z.union([z.number(), z.string()]);
const ofCollection = z.object({ collection: z.string() });
const ofRecord = ofCollection.extend({ id });
/** Depth 0: related records are ids. */
const stored = z.object({ draft: z.boolean(), depth: z.int(), 'select[updatedAt]': z.boolean().optional() });
const record = z.looseObject({ updatedAt: z.string() });

export const readRecord = defineCall({
  ...PAYLOAD,
  name: 'readRecord',
  method: 'GET',
  path: '/cms/api/{collection}/{id}',
  summary: 'a record, with `draft` its newest version',
  params: ofRecord,
  query: stored,
  output: record,
});

export const readGlobal = defineCall({
  ...PAYLOAD,
  name: 'readGlobal',
  method: 'GET',
  path: '/cms/api/globals/{slug}',
  summary: 'a global, with `draft` its newest version',
  params: z.object({ slug: z.string() }),
  query: stored,
  output: record,
});

export const findRecords = defineCall({
  ...PAYLOAD,
  name: 'findRecords',
  method: 'GET',
  path: '/cms/api/{collection}',
  summary: 'the records with these ids, separated by commas',
  params: ofCollection,
  query: z.object({ 'where[id][in]': z.string(), depth: z.int(), limit: z.int() }),
  output: z.object({ docs: z.array(z.looseObject({ id })) }),
});

export const findTermsRecord = defineCall({
  ...PAYLOAD,
  name: 'findTermsRecord',
  method: 'GET',
  path: '/cms/api/search-terms',
  summary: 'the search terms of a condition in a language',
  query: z.object({
    'where[condition][equals]': z.int(),
    'where[language][equals]': z.int(),
    depth: z.int(),
    limit: z.int(),
  }),
  output: z.object({ docs: z.array(z.looseObject({ id: z.number() })) }),
});

export const restoreVersion = defineCall({
  ...PAYLOAD,
  name: 'restoreVersion',
  method: 'POST',
  path: '/cms/api/{collection}/versions/{id}',
  summary: 'restores an old version, with `draft` as a draft',
  params: ofRecord,
  query: z.object({ draft: z.boolean().optional() }),
  body: z.object({ updatedAt: seenTimeSchema.optional() }),
  output: z.object({ message: z.string() }),
});

export const getDeskUser = defineCall({
  ...PAYLOAD,
  name: 'getDeskUser',
  method: 'GET',
  path: '/cms/api/users/me',
  summary: 'the user of the session, null for a guest',
  output: z.looseObject({ user: z.looseObject({ id }).nullable() }),
});

export const signOutOfDesk = defineCall({
  ...PAYLOAD,
  name: 'signOutOfDesk',
  method: 'POST',
  path: '/cms/api/users/logout',
  summary: 'ends the session, in the CMS and on the site',
  output: z.looseObject({}),
});

import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';
import { deskEndpoints } from '@common-ground/api/endpoints.ts';
import { METHODS, PUBLIC_PREFIX } from '@common-ground/api/platform/createPayloadEndpoints.ts';
import type { Endpoint, SanitizedConfig } from 'payload';
import { formatRule } from './collectionTables.ts';
import { markdownTable } from './markdown.ts';
import { type DeskCall, PAYLOAD_CALLS } from './payloadCalls.ts';

/** Payload's calls on records, for which the rules of their collection hold. */
const ON_RECORDS = [
  'GET /',
  'POST /',
  'PATCH /',
  'DELETE /',
  'GET /count',
  'GET /:id',
  'PATCH /:id',
  'DELETE /:id',
  'POST /:id/duplicate',
  'POST /access/:id?',
  'GET /versions',
  'GET /versions/:id',
  'POST /versions/:id',
];
const DOCUMENTED = METHODS.map((method) => `${method.toUpperCase()} ${PUBLIC_PREFIX}/:path*`);

/** Every other call of the CMS: the API's rows below /cms/api, and Payload's own. */
export const DESK_CALLS: Record<string, DeskCall> = {
  ...PAYLOAD_CALLS,
  ...Object.fromEntries(
    deskEndpoints.map(({ call, access }) => {
      const path = call.path.slice(DESK_PREFIX.length).replace(/\{(\w+)\}/g, ':$1');
      return [`${call.method} ${path}`, { rule: access, note: call.summary }];
    }),
  ),
};

/** @throws Error for a call that Payload offers without a description here, and for a description without a call */
export function deskTable(config: SanitizedConfig): string {
  const calls = listDeskCalls(config);
  const unknown = calls.filter((call) => !DESK_CALLS[call]);
  if (unknown.length > 0)
    throw new Error(`Add ${unknown.join(' and ')} to PAYLOAD_CALLS in cms/src/payload/permissions/payloadCalls.ts`);
  const gone = Object.keys(DESK_CALLS).filter((call) => !calls.includes(call));
  if (gone.length > 0)
    throw new Error(`Payload does not offer ${gone.join(' and ')} below /cms/api: remove it from PAYLOAD_CALLS`);
  const rows = Object.entries(DESK_CALLS).map(([call, { rule, note }]) => [
    `\`${call}\``,
    formatRule(rule, call),
    note,
  ]);
  return markdownTable([['Call below `/cms/api`', 'who', ''], ...rows]);
}

function listDeskCalls({ collections, endpoints }: SanitizedConfig): string[] {
  const ofCollections = collections.flatMap(({ slug, endpoints: own }) =>
    toCallNames(own || [])
      // A call on records that occurs twice is an endpoint of ours before Payload's, so it is listed here.
      .filter((name, place, all) => !ON_RECORDS.includes(name) || all.indexOf(name) !== place)
      .map((name) => name.replace(' ', ` /${slug}`)),
  );
  const ofRoot = toCallNames(endpoints).filter((name) => !DOCUMENTED.includes(name));
  return [...new Set([...ofCollections, ...ofRoot])];
}

function toCallNames(endpoints: Endpoint[]): string[] {
  return endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

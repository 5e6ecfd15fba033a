import { rm } from 'node:fs/promises';
import { ONE_BY_ONE } from '@common-ground/api/contracts/contributions/staleWrites.ts';
import { PUBLIC_PREFIX } from '@common-ground/api/platform/createPayloadEndpoints.ts';
import { BadRequest, Forbidden, Unauthorized } from '@common-ground/api/platform/errors.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, execute } from '@common-ground/api/platform/statement.ts';
import {
  type Endpoint,
  executeAuthStrategies,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { answerFailure } from './answerFailure.ts';
import { checkArguments } from './checkArguments.ts';
import { demandFile, isFormParseError } from './demandFile.ts';
import { UNREADABLE_FORM } from './handleDeskRequest.ts';
import { isOpenCall } from './openCalls.ts';
import { refuseStaleWrite, UNCHECKED_COLLECTIONS } from './refuseStaleWrite.ts';

/** Guards Payload's calls: all but those that `PAYLOAD_CALLS` opens need a session, and their arguments are checked. */
export function guardCalls(config: SanitizedConfig): SanitizedConfig {
  if (config.globals.length > 0) throw new Error('Calls of globals are not guarded: keep this in a collection');
  for (const collection of config.collections) {
    const { beforeOperation } = collection.hooks;
    beforeOperation.unshift(checkArguments);
    if (collection.upload) beforeOperation.unshift(demandFile);
    const isChecked = !UNCHECKED_COLLECTIONS.includes(collection.slug);
    if (isChecked) {
      beforeOperation.push(refuseStaleWrite);
      collection.disableBulkEdit = true;
    }
    // Payload shares one list of endpoints among all collections.
    const used = (collection.endpoints || []).filter(({ path }) => isEndpointOffered(collection, path));
    collection.endpoints = used.map((one) =>
      guardEndpoint(isChecked && isBulkUpdate(one) ? refuseEndpoint(one) : one, collection.slug),
    );
  }
  const ofRoot = config.endpoints.map((one) => (one.path.startsWith(PUBLIC_PREFIX) ? one : guardEndpoint(one)));
  config.endpoints = ofRoot as typeof config.endpoints;
  return config;
}

/** Payload's calls to sign in, and to set a password or a first account. The site's calls do this. */
const ACCOUNT_PATHS = [
  '/login',
  '/first-register',
  '/forgot-password',
  '/reset-password',
  '/unlock',
  '/verify/:id',
  '/init',
];

/**
 * False for Payload's calls of accounts, to copy a record or to fetch a file from another host, and for calls of versions
 * in a collection without versions.
 */
function isEndpointOffered({ versions }: SanitizedCollectionConfig, path: string): boolean {
  if (path === '/:id/duplicate' || path.startsWith('/paste-url') || ACCOUNT_PATHS.includes(path)) return false;
  return Boolean(versions) || !path.startsWith('/versions');
}

/** A bulk update cannot name the `updatedAt` of each record. */
const isBulkUpdate = ({ method, path }: Endpoint) => method === 'patch' && path === '/';

function refuseEndpoint<Call extends Endpoint>(endpoint: Call): Call {
  return { ...endpoint, handler: () => Promise.reject(new Forbidden(ONE_BY_ONE)) };
}

function guardEndpoint<Call extends Endpoint>(endpoint: Call, slug?: string): Call {
  const { method, path, handler } = endpoint;
  const call = `${method.toUpperCase()} ${slug ? `/${slug}` : ''}${path}`;
  const isOpen = isOpenCall(call);
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        if (!req.user && (!isOpen || path === '/me')) await authenticateAgain(req);
        if (!isOpen && !req.user) throw new Unauthorized();
        if (call === 'DELETE /payload-preferences/:key') await demandPreference(req);
        const response = await handler(req);
        // A response that names the user must not be there for the next one at this computer.
        if (path === '/me') response.headers.set('cache-control', 'no-store');
        return response;
      } catch (error) {
        if (isFormParseError(error, req)) return answerFailure(new BadRequest(UNREADABLE_FORM), req as Request);
        return answerFailure(error, req as Request);
      } finally {
        await dropUpload(req);
      }
    },
  };
}

const SESSIONS = defineStatement({ text: 'SELECT FROM users u JOIN user_sessions s ON s.user_id = u.id LIMIT 1' });

/**
 * Looks the user up again. Payload treats a user as signed out when its lookup failed, such as when the database is
 * down or no connection is free. Here a failed lookup is an error, so that it does not sign the user out.
 */
async function authenticateAgain(req: PayloadRequest): Promise<void> {
  await execute(findDatabase(req), SESSIONS);
  const { user } = await executeAuthStrategies({ headers: req.headers, payload: req.payload, req });
  req.user = user;
}

/** @throws NotFound when the preference does not exist, because Payload's deletion would fail in the database */
async function demandPreference(req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: req.routeParams?.key } }, { 'user.value': { equals: req.user?.id } }] },
    req,
  });
  if (totalDocs === 0) throw new NotFound(req.t);
}

/** Deletes the temporary files of a request's form. Payload leaves files that no operation has used. */
async function dropUpload({ files }: PayloadRequest): Promise<void> {
  const uploads = Object.values((files ?? {}) as Record<string, Upload | Upload[]>).flat();
  const paths = uploads.flatMap(({ tempFilePath }) => tempFilePath || []);
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
}

type Upload = { tempFilePath?: string };

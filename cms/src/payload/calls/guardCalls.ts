import { suspendedMessage } from '@common-ground/api/contracts/moderation/suspensions.ts';
import { ONE_BY_ONE } from '@common-ground/api/contracts/publishing/staleWrites.ts';
import { findSuspension } from '@common-ground/api/features/moderation/queries/suspensions.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { BadRequest, Forbidden, Unauthorized } from '@common-ground/api/platform/errors.ts';
import { PUBLIC_PREFIX } from '@common-ground/api/platform/payloadEndpoints.ts';
import {
  type Endpoint,
  executeAuthStrategies,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { answerFailure } from './answerFailure.ts';
import { checkArguments } from './checkArguments.ts';
import { demandFile, isUnreadForm } from './demandFile.ts';
import { demandPreference } from './demandPreference.ts';
import { dropUpload } from './dropUpload.ts';
import { UNREADABLE_FORM } from './handleDeskRequest.ts';
import { isAboutOneself, isOpenCall } from './openCalls.ts';
import { refuseStaleWrite, UNCHECKED_COLLECTIONS } from './refuseStaleWrite.ts';

/**
 * Payload opens its calls to whoever reaches them and believes what they send: here each of them needs a session, what
 * it is given is looked at once before anything is done with it, and what fails is answered in one way.
 */
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
    // Payload shares its own between all collections, so each gets guarded ones of its own.
    const used = (collection.endpoints || []).filter(({ path }) => isUsed(collection, path));
    collection.endpoints = used.map((one) => guarded(isChecked && isOfMany(one) ? closed(one) : one, collection.slug));
  }
  const ofRoot = config.endpoints.map((one) => (one.path.startsWith(PUBLIC_PREFIX) ? one : guarded(one)));
  config.endpoints = ofRoot as typeof config.endpoints;
  return config;
}

/** Payload offers versions of what has none, copies of what is not copied, and to fetch files from other hosts. */
function isUsed({ versions }: SanitizedCollectionConfig, path: string): boolean {
  if (path === '/:id/duplicate' || path.startsWith('/paste-url')) return false;
  return Boolean(versions) || !path.startsWith('/versions');
}

/** A change of many records could name when each of them was read in no way. */
const isOfMany = ({ method, path }: Endpoint) => method === 'patch' && path === '/';

function closed<Call extends Endpoint>(endpoint: Call): Call {
  return { ...endpoint, handler: () => Promise.reject(new Forbidden(ONE_BY_ONE)) };
}

function guarded<Call extends Endpoint>(endpoint: Call, slug?: string): Call {
  const { method, path, handler } = endpoint;
  const call = `${method.toUpperCase()} ${slug ? `/${slug}` : ''}${path}`;
  const isOpen = isOpenCall(call);
  const isForSuspended = isOpen || method === 'get' || isAboutOneself(call);
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        if (!req.user && (!isOpen || path === '/me')) await lookAgain(req);
        if (!isOpen && !req.user) throw new Unauthorized();
        if (!isForSuspended) await demandNotSuspended(req);
        if (call === 'DELETE /payload-preferences/:key') await demandPreference(req);
        return await handler(req);
      } catch (error) {
        if (isUnreadForm(error, req)) return answerFailure(new BadRequest(UNREADABLE_FORM), req as unknown as Request);
        // Payload renews a session that another request may have ended meanwhile, and stumbles over nothing.
        const isOver = path === '/refresh-token' && error instanceof TypeError;
        return answerFailure(isOver ? new Unauthorized() : error, req as unknown as Request);
      } finally {
        await dropUpload(req);
      }
    },
  };
}

const SESSIONS = 'SELECT FROM users u JOIN users_sessions s ON s._parent_id = u.id LIMIT 1';

/**
 * Payload takes for nobody whom it could not look up, because the database is away, a table is locked or no connection
 * was free. None of these may sign somebody out: here they are errors, and whoever has a session is found now.
 */
async function lookAgain(req: PayloadRequest): Promise<void> {
  await databaseOf(req).query(SESSIONS);
  const { user } = await executeAuthStrategies({ headers: req.headers, payload: req.payload, req });
  req.user = user;
}

/** Who is suspended reads at the desk, and changes no record there. @throws Forbidden */
async function demandNotSuspended(req: PayloadRequest): Promise<void> {
  const suspension = await findSuspension(databaseOf(req), Number(req.user?.id));
  if (suspension) throw new Forbidden(suspendedMessage(suspension));
}

import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { Unauthorized } from '@common-ground/api/platform/errors.ts';
import { PUBLIC_PREFIX } from '@common-ground/api/platform/payloadEndpoints.ts';
import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { answerFailure } from './answerFailure.ts';
import { checkArguments } from './checkArguments.ts';
import { isOpenCall } from './openCalls.ts';

/**
 * Payload opens its calls to whoever reaches them and believes what they send: here each of them needs a session, what
 * it is given is looked at once before anything is done with it, and what fails is answered in one way.
 */
export function guardCalls(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation.unshift(checkArguments);
    // Payload shares its own between all collections, so each gets guarded ones of its own.
    const used = (collection.endpoints || []).filter(({ path }) => isUsed(collection, path));
    collection.endpoints = used.map((one) => guarded(one, collection.slug));
  }
  const ofRoot = config.endpoints.map((one) => (one.path.startsWith(PUBLIC_PREFIX) ? one : guarded(one)));
  config.endpoints = ofRoot as typeof config.endpoints;
  return config;
}

/** Payload offers versions of what has none, and copies of what is not copied. */
function isUsed({ versions }: SanitizedCollectionConfig, path: string): boolean {
  return path !== '/:id/duplicate' && (Boolean(versions) || !path.startsWith('/versions'));
}

function guarded<Call extends Endpoint>(endpoint: Call, slug?: string): Call {
  const { method, path, handler } = endpoint;
  const isOpen = isOpenCall(`${method.toUpperCase()} ${slug ? `/${slug}` : ''}${path}`);
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        // Whom it could not look up Payload takes for nobody; a database that is away judges nobody.
        if (!req.user && (!isOpen || path === '/me')) await databaseOf(req).query('SELECT');
        if (!isOpen && !req.user) throw new Unauthorized();
        return await handler(req);
      } catch (error) {
        // Payload renews a session that another request may have ended meanwhile, and stumbles over nothing.
        const isOver = path === '/refresh-token' && error instanceof TypeError;
        return answerFailure(isOver ? new Unauthorized() : error, req as unknown as Request);
      }
    },
  };
}

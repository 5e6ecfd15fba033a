import type { LockConnection } from '../../publisher/LockConnection.ts';
import type { Publisher } from '../../publisher/Publisher.ts';
import { failWith } from '../lifecycle.ts';
import type { ProcessSettings } from '../settings.ts';
import { createHealthRoutes } from './createHealthRoutes.ts';
import { startInternalServer } from './createInternalServer.ts';
import { PartsCheck } from './PartsCheck.ts';

/** Parts of the publisher, set when each is there. */
export type PublisherParts = {
  /** The connection to the database that holds the locks of this publisher. */
  locks?: Pick<LockConnection, 'isLost'>;
  hasTree?: boolean;
  hasRenderer?: boolean;
  loop?: Pick<Publisher, 'isLooping'>;
  /** Whether all pages that were due at the start are published. */
  hasPages?: boolean;
};

/** Serves the health calls of the publisher at `HEALTH_PORT`, if it is set. */
export function servePublisherHealth(
  { HEALTH_PORT: port, INTERNAL_HOST: host }: Pick<ProcessSettings, 'HEALTH_PORT' | 'INTERNAL_HOST'>,
  parts: PublisherParts,
): void {
  if (!port) return;
  const check = new PartsCheck({
    database: () => parts.locks?.isLost === false,
    tree: () => parts.hasTree === true,
    renderer: () => parts.hasRenderer === true,
    loop: () => parts.loop?.isLooping === true,
    pages: () => parts.hasPages === true,
  });
  startInternalServer({ host, port, routes: createHealthRoutes(check) }).on('error', failWith);
}

import type { PayloadRequest } from 'payload';
import type { Health } from '../contracts/publishing/health.ts';
import type { Database } from './Database.ts';
import type { Mailer } from './mail/Mailer.ts';
import type { ResponseCache } from './prepared/ResponseCache.ts';

/** Context of a handler. `payload` is missing where an endpoint runs without Payload, as in tests of reads. */
export type ApiContext = {
  database: Database;
  prepared: ResponseCache;
  mailer: Mailer;
  request: Request;
  payload?: PayloadRequest;
  /** Returns the state of the CMS. Set only where this process passes requests on to the CMS. */
  findCms?: () => Promise<Health['cms']>;
  /** Returns the names of parts that this process lacks to do its work. Set only in the web process. */
  findMissing?: () => Promise<string[]>;
};

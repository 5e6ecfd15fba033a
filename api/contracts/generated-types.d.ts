import type { Config } from './payload-types.ts';

/** Gives Payload's own functions the types of this project's collections. */
declare module 'payload' {
  export interface GeneratedTypes extends Config {}
}

import type { Config } from './payload-types.ts';

/** Tells Payload's own functions the shapes of this project's collections, in this one place. */
declare module 'payload' {
  export interface GeneratedTypes extends Config {}
}

import type { Config } from './payload-types.ts';

declare module 'payload' {
  export interface GeneratedTypes extends Config {}
}

import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { listSignOffsEndpoint } from './endpoints/listSignOffs.ts';

/** Signing itself is done in the CMS, over the same operations (cms/src/sign-offs). */
export const signOffEndpoints: Endpoint[] = [listSignOffsEndpoint];

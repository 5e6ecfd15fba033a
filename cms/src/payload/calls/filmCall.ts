import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';

/** Path of the only call that takes a file, by POST. */
export const FILM_CALL = `${DESK_PREFIX}/films`;

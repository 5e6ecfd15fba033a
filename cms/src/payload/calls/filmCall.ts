import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';

/** Where a film is given, by `POST`: the one call that takes a file. */
export const FILM_CALL = `${DESK_PREFIX}/films`;

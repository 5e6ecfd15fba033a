import { removeHiddenCharacters } from '@common-ground/api/contracts/hiddenCharacters.ts';
import { ID_MAX } from '@common-ground/api/contracts/limits.ts';
import type { PayloadRequest } from 'payload';

/** Returns a default value that fills a field of a new record from the query of the form's address. */
export function defaultFromAddress(name: string, kind: 'id' | 'text') {
  return ({ req }: { req?: PayloadRequest }): number | string | undefined => {
    const given = req?.query?.[name];
    if (typeof given !== 'string') return undefined;
    if (kind === 'text') return removeHiddenCharacters(given).trim();
    return /^[1-9]\d{0,9}$/.test(given) && Number(given) <= ID_MAX ? Number(given) : undefined;
  };
}

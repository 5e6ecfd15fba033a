import { APIError, type CollectionBeforeOperationHook } from 'payload';

/**
 * Payload asks no rule about a field of another record that a list is sorted by, hidden ones not excepted: anybody could
 * order what people wrote by the hashes and tokens of their accounts. Nothing here sorts by such a field.
 */
export const refuseForeignOrder: CollectionBeforeOperationHook = ({ args }) => {
  const { sort, overrideAccess } = args as { sort?: string | string[]; overrideAccess?: boolean };
  if (overrideAccess || !sort) return args;
  const paths = [sort].flat().map((path) => path.replace(/^-/, '').replace(/^version\./, ''));
  if (paths.some((path) => /\.|__/.test(path)))
    throw new APIError('Records are sorted by fields of their own', 400, null, true);
  return args;
};

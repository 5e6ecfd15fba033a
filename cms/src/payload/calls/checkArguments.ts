import { APIError, type CollectionBeforeOperationHook, type FlattenedField, NotFound, ValidationError } from 'payload';
import { findMissingReferences, findTypeFlaws } from './checkData.ts';
import { checkQuery, type GivenQuery, isCount } from './checkQuery.ts';

type Arguments = GivenQuery & { overrideAccess?: boolean; overrideLock?: boolean; id?: unknown; data?: unknown };

const WRITING = ['create', 'update'];
/** Payload accepts a password beside the fields of an account. */
const PASSWORD = { name: 'password', type: 'text' } as FlattenedField;

/**
 * Checks types and references in the arguments of calls and screens. Payload checks few of them, and none in drafts.
 */
export const checkArguments: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const given = args as Arguments;
  if (given.overrideAccess) return args;
  if ('id' in given && given.id !== undefined && !isId(given.id)) throw new NotFound(req.t);
  checkQuery(given, collection.flattenedFields);
  // Only administrators may override the edit lock of another user.
  if (req.user?.role !== 'admin') given.overrideLock = false;
  if (!WRITING.includes(operation)) return args;
  if (typeof given.data !== 'object' || given.data === null || Array.isArray(given.data))
    throw new APIError('The request body must be an object', 400);
  // The server sets ids and times. An update keeps `updatedAt`, which `refuseStaleWrite` compares later.
  const { id: _, createdAt: __, updatedAt, ...data } = given.data as Record<string, unknown>;
  const errors = findTypeFlaws([...collection.flattenedFields, PASSWORD], data);
  if (errors.length === 0) errors.push(...(await findMissingReferences(collection.flattenedFields, data, req)));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  return { ...args, data: operation === 'update' ? { ...data, updatedAt } : data };
};

function isId(id: unknown): boolean {
  return isCount(id) && Number(id) > 0;
}

import { APIError, type CollectionBeforeOperationHook, type FlattenedField, NotFound, ValidationError } from 'payload';
import { flawsIn, missingRecords } from './checkData.ts';
import { checkQuery, type GivenQuery, isCount } from './checkQuery.ts';

/** Of what Payload's calls on records are given. None of it has been looked at. */
type Arguments = GivenQuery & { overrideAccess?: boolean; overrideLock?: boolean; id?: unknown; data?: unknown };

const WRITING = ['create', 'update'];
/** Payload takes it beside the fields of an account. */
const PASSWORD = { name: 'password', type: 'text' } as FlattenedField;

/**
 * Before each operation that somebody asks for by a call or a screen: what it is given is of the kind that it takes, and
 * names what there is. Payload looks at little of it, and at nothing of a draft.
 */
export const checkArguments: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const given = args as Arguments;
  if (given.overrideAccess) return args;
  if ('id' in given && given.id !== undefined && !isId(given.id)) throw new NotFound(req.t);
  checkQuery(given, collection.flattenedFields);
  // A lock is for its owner and for administrators to give up.
  if (req.user?.role !== 'admin') given.overrideLock = false;
  if (!WRITING.includes(operation)) return args;
  if (typeof given.data !== 'object' || given.data === null || Array.isArray(given.data))
    throw new APIError('The request body must be an object', 400);
  // Ids and times are given here, and are nobody's to choose. What was read is compared last (`refuseStaleWrite`).
  const { id: _, createdAt: __, updatedAt, ...data } = given.data as Record<string, unknown>;
  const errors = flawsIn([...collection.flattenedFields, PASSWORD], data);
  if (errors.length === 0) errors.push(...(await missingRecords(collection.flattenedFields, data, req)));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  return { ...args, data: operation === 'update' ? { ...data, updatedAt } : data };
};

function isId(id: unknown): boolean {
  return isCount(id) && Number(id) > 0;
}

import { APIError, type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { EDITORS, hasRole } from '../access/roles.ts';

const UNCLEAR = 'Say what this is: a draft (draft=true) or text for readers (_status: "published" or "draft").';

/**
 * Access rules see the data but not whether it goes to a draft beside the published record or into the record itself,
 * and a write that says neither puts an unpublished draft before readers or takes the page away. So every update must
 * say which it is, and only editors may touch what readers have: publish, unpublish, restore.
 */
export const guardPublishing: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID' && operation !== 'restoreVersion') return args;
  const { draft, overrideAccess, data } = args as { draft?: boolean; overrideAccess?: boolean; data?: Written };
  const isRestore = operation === 'restoreVersion';
  if (!isRestore && draft !== true && !data?._status) throw new APIError(UNCLEAR, 400, null, true);
  const isDraftOnly = !isRestore && draft === true && data?._status !== 'published';
  if (!overrideAccess && !isDraftOnly && !hasRole(req, EDITORS)) throw new Forbidden(req.t);
  return args;
};

type Written = { _status?: 'draft' | 'published' | null };

import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import { permitOf } from '@common-ground/api/features/contributions/publishPermit.ts';
import { APIError, type CollectionBeforeOperationHook, Forbidden } from 'payload';

const UNCLEAR = 'Say what this is: a draft (draft=true) or text for readers (_status: "published" or "draft").';
export const ONLY_BY_REVIEW = 'Texts for readers are published by their review. Here they can be saved as a draft.';

/**
 * Access rules see the data but not whether it goes to a draft beside the published record or into the record itself,
 * and a write that says neither puts an unpublished draft before readers or takes the page away. So every update must
 * say which it is, and only editors may touch what readers have: publish, unpublish, restore.
 */
export const guardPublishing: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID' && operation !== 'restoreVersion') return args;
  const given = args as WriteArgs;
  demandClear(given, operation);
  if (isOfLocales(given)) throw new APIError(UNCLEAR, 400, null, true);
  if (!given.overrideAccess && !isDraftOnly(given, operation) && !hasRole(req.user, EDITORS))
    throw new Forbidden(req.t);
  // As of pages that are reviewed: at once, without anybody's approval, it is an administrator's, for a reason.
  const isTakenAway = operation !== 'restoreVersion' && !given.draft && given.data?._status === 'draft';
  if (isTakenAway && !permitOf(req.context) && req.user?.role !== 'admin') throw new Forbidden(req.t);
  return args;
};

/**
 * The same where texts are reviewed: what readers have is changed by the review operation and by nobody else, whatever
 * their role and however they got here. Overridden access is no permit; see `publishPermit.ts`.
 */
export const guardReviewed: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID', 'restoreVersion'].includes(operation)) return args;
  const given = args as WriteArgs;
  if (operation !== 'create') demandClear(given, operation);
  if (isDraftOnly(given, operation) || permitOf(req.context)) return args;
  throw new OnlyByReview();
};

/** Named as Payload's own refusals are: not worth an error in the log. */
class OnlyByReview extends APIError {
  constructor() {
    super(ONLY_BY_REVIEW, 403, null, true);
    this.name = 'Forbidden';
  }
}

export type WriteArgs = {
  draft?: boolean;
  overrideAccess?: boolean;
  data?: { _status?: 'draft' | 'published' | null; reason?: unknown };
  publishAllLocales?: boolean;
  unpublishAllLocales?: boolean;
  publishSpecificLocale?: string;
};

function demandClear({ draft, data }: WriteArgs, operation: string): void {
  if (operation !== 'restoreVersion' && draft !== true && !data?._status) throw new APIError(UNCLEAR, 400, null, true);
}

/** Payload sets `_status` by these after its hooks, whatever the data says, and writes over the newest version. */
function isOfLocales({ publishAllLocales, unpublishAllLocales, publishSpecificLocale }: WriteArgs): boolean {
  return Boolean(publishAllLocales || unpublishAllLocales || publishSpecificLocale);
}

export function isDraftOnly(given: WriteArgs, operation: string): boolean {
  const { draft, data } = given;
  if (operation === 'restoreVersion' || isOfLocales(given)) return false;
  // A record that is new has no readers yet, so it is a draft unless it says otherwise.
  if (operation === 'create') return data?._status !== 'published';
  return draft === true && data?._status !== 'published';
}

import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import { APIError, type CollectionBeforeOperationHook } from 'payload';

const UNCLEAR =
  'State whether this is a draft (draft=true) or a change of what readers have (_status: "published" or "draft").';
export const ONLY_BY_REVIEW =
  'Texts for readers are published through their review. Here they can be saved as a draft.';

/**
 * Lets only writes with a permit change reviewed texts that readers have, whatever the role or `overrideAccess`. Access
 * rules cannot tell a draft beside the published record from a write to that record, so an update must say which it is.
 */
export const guardReviewed: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID', 'restoreVersion'].includes(operation)) return args;
  const given = args as WriteArgs;
  if (operation !== 'create') demandClear(given, operation);
  if (isDraftOnly(given, operation) || findPermit(req.context)) return args;
  throw new OnlyByReview();
};

/** Payload logs errors of this name as information, without a stack. */
class OnlyByReview extends APIError {
  constructor() {
    super(ONLY_BY_REVIEW, 403, null, true);
    this.name = 'Forbidden';
  }
}

export type WriteArgs = {
  draft?: boolean;
  data?: { _status?: 'draft' | 'published' | null };
  publishAllLocales?: boolean;
  unpublishAllLocales?: boolean;
  publishSpecificLocale?: string;
};

function demandClear({ draft, data }: WriteArgs, operation: string): void {
  if (operation !== 'restoreVersion' && draft !== true && !data?._status) throw new APIError(UNCLEAR, 400, null, true);
}

/**
 * Whether the write has options for locales. By these Payload sets `_status` after its hooks, whatever `data` says, and
 * overwrites the newest version.
 */
function isOfLocales({ publishAllLocales, unpublishAllLocales, publishSpecificLocale }: WriteArgs): boolean {
  return Boolean(publishAllLocales || unpublishAllLocales || publishSpecificLocale);
}

export function isDraftOnly(given: WriteArgs, operation: string): boolean {
  const { draft, data } = given;
  if (operation === 'restoreVersion' || isOfLocales(given)) return false;
  // A new record has no readers yet, so it is a draft unless it says otherwise.
  if (operation === 'create') return data?._status !== 'published';
  return draft === true && data?._status !== 'published';
}

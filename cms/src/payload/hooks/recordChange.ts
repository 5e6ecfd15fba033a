import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { requiredText } from '@common-ground/api/contracts/text.ts';
import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload';

const reasonSchema = requiredText(EDIT_SUMMARY_LENGTH);
export const REASON_NEEDED = 'Describe your change and its reason: readers get it at once';
const MISSING = 'whatIsWrongWithTheReason';

/** Looks for the reason of a change. Only this hook knows the operation. */
export const lookForReason: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // A read during the write must not clear the message.
  if (operation === 'read') return args;
  const isChange = operation === 'update' || operation === 'updateByID';
  const { reason } = (args as { data?: { reason?: unknown } }).data ?? {};
  req.context[MISSING] = isChange && !findPermit(req.context) ? findReasonFlaw(reason) : undefined;
  return args;
};

/** @throws ValidationError when `lookForReason` found no valid reason */
export const demandReason: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  const message = req.context[MISSING] as string | undefined;
  if (!message) return data;
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'reason', message }] }, req.t);
};

function findReasonFlaw(reason: unknown): string | undefined {
  const issue = reasonSchema.safeParse(reason).error?.issues[0]?.message;
  if (!issue) return undefined;
  return typeof reason === 'string' && reason.trim() ? `This ${issue}` : REASON_NEEDED;
}

/** Stores user and reason in the record and so in its version. A restored version gets a reason of its own. */
export const recordChange: CollectionBeforeChangeHook = ({ data, req, operation }) => {
  const { reason, ...changed } = data;
  const restored = `Restored the version of ${changed.updatedAt}`;
  const editSummary = req.context.isRestoringVersion ? restored : reason?.trim() || FIRST[operation];
  return { ...changed, editSummary, lastEditedBy: req.user ? req.user.id : null };
};

const FIRST = { create: 'New', update: null };

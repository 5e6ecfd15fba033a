import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';

/**
 * Refuses a record of a file without the file. Payload would fetch one from the `url` that is sent, or read the stored one
 * anew for `uploadEdits`; files are taken from the request alone, and stay as they were given.
 */
export const demandFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  req.context.isFormRead = true;
  delete (req.query as Record<string, unknown> | undefined)?.uploadEdits;
  if (operation === 'create' && !req.file) throw new APIError('Send the file itself', 400, null, true);
  return args;
};

/** Whether Payload failed at the form of a request, which it reads before it begins with the operation. */
export function isUnreadForm(error: unknown, req: PayloadRequest): boolean {
  const isForm = /^multipart\//i.test(req.headers.get('content-type') ?? '');
  const { isPublic, code } = error as { isPublic?: unknown; code?: unknown };
  // Errors of the file system have a code, errors of the form's parser have none.
  return isForm && !req.context.isFormRead && isPublic !== true && code === undefined;
}

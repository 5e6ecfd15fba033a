import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';

/** Accepts files from the request only. Payload would also fetch a `url`, or rework a stored file (`uploadEdits`). */
export const demandFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  req.context.isFormRead = true;
  delete (req.query as Record<string, unknown> | undefined)?.uploadEdits;
  if (operation === 'create' && !req.file) throw new APIError('The request must contain the file', 400, null, true);
  return args;
};

/** Whether Payload failed to parse the form of a request, which it does before the operation begins. */
export function isFormParseError(error: unknown, req: PayloadRequest): boolean {
  const isForm = /^multipart\//i.test(req.headers.get('content-type') ?? '');
  const { isPublic, code } = error as { isPublic?: unknown; code?: unknown };
  // Errors of the file system have a code, errors of the form's parser have none.
  return isForm && !req.context.isFormRead && isPublic !== true && code === undefined;
}

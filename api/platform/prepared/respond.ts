import { chooseEncoding, isNotModified } from './conditional.ts';
import type { PreparedResponse } from './PreparedResponse.ts';

/** The answer to one request: 304 where the client has this version already, else the bytes in the form it accepts. */
export async function respond(prepared: PreparedResponse, request: Request): Promise<Response> {
  const variant = await prepared.form(chooseEncoding(request.headers.get('accept-encoding')));
  if (isNotModified(request.headers.get('if-none-match'), prepared.hash)) {
    return new Response(null, { status: 304, headers: variant.notModified.headers });
  }
  const body = request.method === 'HEAD' ? null : variant.bytes;
  return new Response(body, { status: prepared.status, headers: variant.headers });
}

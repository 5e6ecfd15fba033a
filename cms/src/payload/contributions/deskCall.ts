import { hasRole, type Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { ID_MAX } from '@common-ground/api/contracts/limits.ts';
import type { Actor } from '@common-ground/api/platform/Actor.ts';
import { BadRequest, Forbidden, NotFound, Unauthorized } from '@common-ground/api/platform/errors.ts';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { answerError } from '../auth/answerError.ts';

type DeskRequest = { id: number; actor: Actor; req: PayloadRequest };

/** A call of the CMS about one record, for people of these roles. Errors of the API's operations are answered as Payload's forms read them. */
export function deskCall(
  path: string,
  roles: readonly Role[],
  operation: (asked: DeskRequest) => Promise<object>,
): Endpoint {
  const handler = async (req: PayloadRequest): Promise<Response> => {
    try {
      if (!req.user) throw new Unauthorized();
      if (!hasRole(req.user, roles)) throw new Forbidden();
      await addDataAndFileToRequest(req);
      const id = Number(req.routeParams?.id);
      if (!Number.isInteger(id) || id < 1 || id > ID_MAX) throw new NotFound('There is no such record');
      const actor = { id: Number(req.user.id), role: String(req.user.role) };
      return Response.json(await operation({ id, actor, req }), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return answerError(error);
    }
  };
  return { method: 'post', path, handler };
}

export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BadRequest(`${issue?.path.join('.')}: ${issue?.message}`);
}

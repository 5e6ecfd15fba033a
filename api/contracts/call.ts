import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Below this the desk calls, with its own session. Nothing there is public, so none of it is in the OpenAPI document. */
export const DESK_PREFIX = '/cms/api';

/**
 * One call: what its path, query and body hold and what it answers. The endpoint on the server, the typed client, the
 * OpenAPI document and the table of permissions are all made from this row.
 */
export type Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  /** Unique; the operationId of the OpenAPI document. */
  name: string;
  method: Method;
  /** As documented, with `{name}` for a path parameter. */
  path: `/api/${string}` | `${typeof DESK_PREFIX}/${string}`;
  summary: string;
  tag: string;
  params: Params;
  query: Query;
  body: Body;
  output: Output;
  /** What a 404 of this call says; also the answer to a path parameter that cannot be an id. */
  missing?: string;
};

export function isAtDesk({ path }: Call): boolean {
  return path.startsWith(`${DESK_PREFIX}/`);
}

const nothing = z.object({});

export function defineCall<
  Output extends z.ZodType,
  Params extends z.ZodObject = typeof nothing,
  Query extends z.ZodObject = typeof nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(
  call: Omit<Call<Params, Query, Body, Output>, 'params' | 'query' | 'body'> & {
    params?: Params;
    query?: Query;
    body?: Body;
  },
): Call<Params, Query, Body, Output> {
  // The defaults are what the type parameters fall back to; the compiler cannot see that the two go together.
  const defaults = { params: nothing, query: nothing, body: z.undefined() } as unknown as {
    params: Params;
    query: Query;
    body: Body;
  };
  return { ...defaults, ...call };
}
